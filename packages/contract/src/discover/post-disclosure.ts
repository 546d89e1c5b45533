import { z } from 'zod'

/**
 * What a post's text says of payment. `marked`: a label or the platform's own field says that somebody paid or gave
 * something. `looks_paid`: the text has signs of payment, and no label was found. `none`: neither.
 */
export const disclosureLabels = ['marked', 'looks_paid', 'none'] as const
export const DisclosureLabel = z.enum(disclosureLabels)
export type DisclosureLabel = z.output<typeof DisclosureLabel>

export const disclosureSigns = [
  /** The platform's field of paid posts. */
  'platform_field',
  /** Words or a hashtag that name a post as paid. */
  'label',
  /** A discount code that is not the creator's own shop's. */
  'discount_code',
  /** A link that pays a commission. */
  'affiliate_link',
  /** Thanks to a sponsor. */
  'thanks_to_sponsor',
] as const
export const DisclosureSign = z.enum(disclosureSigns)
export type DisclosureSign = z.output<typeof DisclosureSign>

/** Maximum length of the quoted words. */
export const maxSignWords = 80

/** A hint, not a verdict: what is said in the video or drawn on the picture is not read. */
export const PostDisclosure = z.object({
  label: DisclosureLabel,
  /** What the label rests on, in the order of the text. Empty for `none`. */
  signs: z.array(
    z.object({
      kind: DisclosureSign,
      /** The words of the post; empty for the platform's field. */
      words: z.string().max(maxSignWords),
    }),
  ),
})
export type PostDisclosure = z.output<typeof PostDisclosure>
