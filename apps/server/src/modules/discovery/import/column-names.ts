import { type ImportField, importFields } from '@troupe/contract/discover/creator-imports'

/** Common other names, reduced to letters and digits. */
const otherNames: Partial<Record<ImportField, string>> = {
  platform: 'network socialnetwork socialmedia socialplatform 平台',
  channel_id: 'youtubechannelid ytchannelid channelidentifier accountid profileid userid',
  title:
    'name channel channelname channeltitle displayname fullname nickname influencer influencername creator creatorname ' +
    'tiktokname instagramname youtubename kolname kol profilename 名称 昵称 频道 频道名称 nombre',
  handle:
    'username user account accountname screenname userhandle uniqueid youtubername tiktokername instagrammername customurl ' +
    'youtubehandle instagramhandle tiktokhandle ighandle ttkhandle ythandle youtubeusername instagramusername tiktokusername ' +
    'igusername usernames handles 账号 用户名 usuario',
  url:
    'link profile profileurl profilelink channelurl channellink youtubeurl youtubelink youtubechannel instagramurl instagramlink ' +
    'tiktokurl tiktoklink iglink ytlink links accountlink accounturl homepage 链接 主页 enlace',
  description:
    'bio biography about aboutme channeldescription profiledescription signature intro introduction text 简介 描述 descripcion',
  keywords: 'keyword tags tag hashtags playlists contentkeywords 关键词 标签',
  content_categories:
    'categories category contentcategory category1 category2 category3 maincategory subcategory primarycategory niche niches ' +
    'nichefine subniche topic topics topiccategories channeltype genre genres vertical verticals interests industry 类别 分类 领域 categoria',
  avatar:
    'avatarurl thumbnail thumbnailurl profilepicture profilepic profilepictureurl profilepicurl profileimage profileimageurl picture photo 头像',
  cover_image: 'cover coverurl coverimageurl banner bannerurl bannerimage 封面',
  verified: 'isverified verifiedaccount bluetick verifiedstatus 认证',
  subscribers:
    'subscriber subscribercount subscriberscount subs subscribersno followers follower followercount followerscount followersno ' +
    'fans fancount fanscount totalfollowers totalsubscribers nooffollowers numberoffollowers numberofsubscribers 粉丝 粉丝数 ' +
    '订阅者 seguidores suscriptores',
  videos_count:
    'videos videocount videocounts totalvideos numberofvideos uploads uploadcount posts postcount postscount mediacount 视频数 作品数',
  average_views:
    'avgviews averageview avgview viewsavg viewsaverage meanviews avgviewspervideo averageviewspervideo 平均播放量',
  average_likes:
    'avglikes averagelike avglike likesavg likesaverage meanlikes avglikespervideo avglikesperpost averagelikesperpost 平均点赞',
  engagement_rate:
    'engagement er engrate engagementpercent engagementpercentage avgengagementrate avgengagement averageengagementrate 互动率',
  engagement_fraction: 'engagementratio',
  posting_frequency: 'postsperweek videosperweek uploadsperweek weeklyposts weeklyvideos',
  estimated_price:
    'price priceusd cost costperpost costpervideo priceperpost pricepervideo fee feeusd quote 报价 价格 precio',
  region: 'country countrycode countryname location 国家 地区 pais país',
  language: 'lang defaultlanguage primarylanguage languagecode 语言 idioma',
  email: 'mail emailaddress emailid contactemail businessemail publicemail contact userextrainfoemail 邮箱 correo',
  last_posted_at:
    'lastposted lastpost lastpostdate lastvideo lastvideodate lastupload lastuploaddate latestpost latestvideo',
  fetched_at: 'collectedat scrapedat retrievedat crawledat fetchedon retrievedon collectedon dataasof datadate',
}

const fieldsByName = new Map<string, ImportField>(
  importFields.flatMap((field) => [
    [foldHeader(field), field] as const,
    ...(otherNames[field]?.split(' ') ?? []).map((name) => [foldHeader(name), field] as const),
  ]),
)

/**
 * Reduces a header to letters and digits, so that case, blanks, line breaks, underscores and marks make no difference.
 */
export function foldHeader(header: string): string {
  return header
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

/** Finds the field that a header usually stands for; undefined if there is none. */
export function findField(header: string): ImportField | undefined {
  return fieldsByName.get(foldHeader(header))
}
