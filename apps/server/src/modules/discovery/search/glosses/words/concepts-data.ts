/** The concepts of creators' topics, in English: the glosses of the tables in `words/`. */
const text = `
# food_cooking
food
cooking
recipe
chef
kitchen
meal prep
breakfast
lunch
dinner
soup
salad
meat
chicken
beef
pork
fish
seafood
rice
noodles
pasta
pizza
egg
cheese
vegetables
fruit
potato
mushroom
tomato
spicy
sauce
spices
barbecue
grill
frying
fermented food
sushi
curry
dumplings
burger
sandwich
coffee
latte art
barista
tea
milk tea
wine
beer
cocktail
juice
water
snack
ice cream
honey
mukbang
delicious
gourmet
foodie
ingredients
air fryer
asmr
# baking
baking
baker
cake
birthday cake
bread
sourdough
cookie
pastry
dessert
chocolate
cupcake
pie
croissant
donut
candy
sweets
sugar
flour
yeast
oven
cake decorating
pancake
# vegan_vegetarian
vegan
vegetarian
plant based
tofu
organic
gluten free
sugar free
raw food
# street_food
street food
food stall
night market
food truck
taco
kebab
# fine_dining
luxury restaurant
fine dining
michelin star
tasting menu
sommelier
whisky
# restaurant_reviews
buffet
restaurant
cafe
food review
bar
food tour
coffee shop
# beauty
beauty
perfume
fragrance
cosmetics
beauty salon
tattoo
eyelashes
eyebrows
anti aging
plastic surgery
spa
massage
# skincare
skincare
skin
sunscreen
moisturizer
face mask
serum
acne
wrinkles
dermatologist
face
# makeup
eyeliner
blush
makeup
makeup artist
lipstick
eyeshadow
mascara
wedding makeup
# haircare
hair
haircare
hairstyle
haircut
hairdresser
curly hair
hair color
hair loss
shampoo
wig
beard
barber
# nails_nail_art
nails
nail art
manicure
pedicure
nail polish
gel nails
# fashion
fashion
outfit
style
clothing
dress
skirt
shirt
jeans
shoes
high heels
bag
jewelry
ring
earrings
necklace
watch
hat
glasses
model
fashion designer
modest fashion
hijab
swimsuit
underwear
wedding dress
traditional dress
kimono
hanbok
hanfu
sari
men's fashion
women's fashion
fashion week
# streetwear
streetwear
sneakers
hoodie
t-shirt
# luxury_fashion
luxury
luxury fashion
designer bag
haute couture
diamonds
gold
leather
# thrifting_vintage
vintage
thrifting
second hand
flea market
antiques
retro
upcycling
collector
# fitness
fitness
workout
gym
home workout
exercise
personal trainer
weight loss
diet
healthy
nutrition
calories
protein
abs
cardio
stretching
calisthenics
warm up
muscle
body
# bodybuilding
bodybuilding
strength training
weightlifting
powerlifting
dumbbells
muscle building
# yoga_pilates
yoga
pilates
meditation
breathing
mindfulness
relaxation
flexibility
back pain
posture
# running
trail running
running shoes
running
runner
marathon
jogging
triathlon
# cycling
cycling
bicycle
cyclist
mountain bike
road bike
electric bike
# outdoor_adventure
outdoor
adventure
climbing
mountaineering
rock climbing
kayak
surfing
diving
sailing
boat
skiing
snowboarding
survival
bushcraft
fishing
hunting
extreme sports
mountain
river
lake
sea
beach
island
forest
desert
snow
nature
waterfall
cave
sunset
# hiking_camping
hiking
camping
tent
campfire
van life
trail
backpack
national park
knife
# sports
sports
athlete
coach
swimming
volleyball
badminton
table tennis
boxing
martial arts
karate
taekwondo
judo
wrestling
mixed martial arts
athletics
gymnastics
ice hockey
figure skating
rugby
cricket
american football
skateboarding
olympics
horse riding
racing
championship
team
fan
training
# soccer
goal
soccer
soccer player
goalkeeper
world cup
football club
# basketball
streetball
basketball
basketball player
nba
# baseball
baseball player
home run
baseball
# tennis
tennis player
tennis
padel
# golf
golf swing
golf course
golf
# travel
travel
traveler
tourism
travel guide
trip
road trip
flight
airplane
train
railway
cruise
hotel
hostel
passport
visa
vacation
travel tips
solo travel
city
village
street
walking tour
museum
old town
living abroad
digital nomad
expat
world
country
culture
tradition
festival
hot spring
theme park
europe
asia
africa
america
# backpacking
hitchhiking
cheap flights
backpacking
backpacker
budget travel
# luxury_travel
first class
luxury travel
luxury hotel
resort
yacht
# family_parenting
family
parents
parenting
mother
father
mom life
baby
pregnancy
breastfeeding
newborn
toddler
grandmother
grandfather
grandparents
marriage
wedding
couple
love
dating
relationship
divorce
# kids_activities
kids
kids activities
toys
dolls
lego
playground
fairy tales
nursery rhymes
kindergarten
puzzle
slime
# education
education
school
teacher
student
university
lesson
online course
language learning
english
sign language
mathematics
history
geography
philosophy
psychology
literature
books
reading
writing
poetry
author
book review
library
knowledge
facts
explained
audiobook
podcast
interview
# study_tips
study
study tips
exam
homework
note taking
memory
study with me
study abroad
stationery
productivity
time management
# science
science
scientist
physics
chemistry
biology
astronomy
space
rocket
telescope
experiment
engineering
medicine
doctor
hospital
health
mental health
brain
dinosaurs
archaeology
climate
energy
robot
# technology
technology
computer
laptop
internet
software
app
phone
electronics
smart home
3d printing
drone
invention
future
# gadgets_reviews
gadgets
review
unboxing
smartphone
iphone
android
headphones
camera
keyboard
smartwatch
tablet
pc build
vacuum cleaner
microphone
# programming_coding
programming
programmer
coding
developer
web development
python
javascript
linux
app development
open source
# artificial_intelligence
data science
artificial intelligence
machine learning
chatbot
ai art
automation
data
# cybersecurity
cybersecurity
hacker
ethical hacking
privacy
password
online scam
# gaming
gaming
gamer
video game
gameplay
let's play
live stream
streamer
console
playstation
xbox
nintendo
minecraft
roblox
retro games
horror game
role playing game
strategy game
racing game
indie games
virtual reality
# esports
valorant
counter-strike
esports
tournament
league of legends
shooter game
fortnite
# mobile_games
free fire
genshin impact
mobile legends
mobile games
pubg
pokemon
# board_games
board games
card games
chess
dungeons and dragons
miniatures
mahjong
magic tricks
# anime_manga
anime
manga
cosplay
otaku
fan art
animation
cartoon
# comics_graphic_novels
graphic novel
marvel
comics
superhero
webtoon
# movies_tv
movies
tv series
cinema
actor
actress
horror
thriller
documentary
korean drama
reality show
television
celebrity
bollywood
filmmaking
video editing
# film_reviews
series review
film review
film critic
# music
music
musician
song
band
concert
rap
hip hop
rock music
jazz
classical music
pop music
kpop
folk music
latin music
orchestra
opera
composer
music video
vinyl records
lofi music
relaxing music
religious music
# singing_vocal
singing
singer
cover song
karaoke
choir
voice
# dj_electronic
house music
nightclub
dj
electronic music
techno
party
# instruments
musical instruments
guitar
bass guitar
piano
violin
drums
flute
saxophone
ukulele
# music_production
music production
music producer
beats
recording studio
# dance
dance
dancer
ballet
choreography
street dance
salsa
tango
zumba
# comedy
comedy
comedian
funny
humor
joke
memes
sketch comedy
laugh
funny videos
entertainment
# satire_parody
satire
parody
impersonation
# standup
stand-up comedy
stand-up comedian
# pranks
hidden camera
prank
challenge
# diy_crafts
diy
crafts
handmade
knitting
crochet
sewing
embroidery
wool
fabric
pottery
ceramics
woodworking
wood carving
origami
candle making
soap making
jewelry making
painting
watercolor
drawing
sketching
calligraphy
artist
art
sculpture
graffiti
digital art
illustration
graphic design
photography
photographer
journaling
model making
metalworking
repair
restoration
tools
flower arranging
gift
# home_decor
lamp
carpet
home decor
interior design
interior designer
home
house
apartment
furniture
bedroom
bathroom
living room
renovation
architecture
architect
cleaning
organizing
minimalism
household tips
tiny house
# gardening
greenhouse
cactus
gardening
garden
plants
houseplants
flowers
vegetable garden
seeds
balcony garden
bonsai
succulents
trees
farm
farmer
agriculture
tractor
beekeeping
homesteading
# pets
pets
animals
hamster
rabbit
parrot
birds
aquarium
snake
reptiles
horse
chickens
goat
cow
pig
sheep
pet care
veterinarian
animal rescue
# dogs
dog breeds
dog food
dogs
puppy
dog training
# cats
cats
kitten
cat care
stray cats
# wildlife
bear
wolf
tiger
wildlife
wild animals
lion
elephant
monkey
panda
dolphin
insects
butterfly
birdwatching
safari
ocean
nature conservation
wildlife photography
# cars_motorcycles
truck driver
bus
cars
motorcycle
biker
car review
car repair
mechanic
sports car
classic cars
car tuning
supercar
formula 1
drift
driving
driving school
truck
scooter
off-road
used cars
# electric_vehicles
electric car
electric vehicles
tesla
battery
charging station
solar energy
# business
business
company
small business
leadership
career
job
work
lawyer
law
accounting
economy
e-commerce
online store
dropshipping
sales
shop
shopping
shopping haul
brand
# entrepreneurship
entrepreneur
startup
founder
side hustle
freelancer
work from home
make money online
motivation
self improvement
# marketing
marketing
advertising
digital marketing
social media
influencer
content creator
branding
instagram
tiktok
youtube
# finance_investing
finance
investing
money
saving money
stocks
stock market
cryptocurrency
bitcoin
trading
bank
insurance
# real_estate
rent
mortgage
buying a house
real estate
real estate agent
house tour
property
# news_politics
news
politics
politician
election
journalist
geopolitics
war
military
police
crime
true crime
human rights
# social_issues
social issues
activism
feminism
women
men
equality
racism
lgbt
refugees
poverty
charity
volunteering
disability
environment
climate change
sustainability
zero waste
recycling
animal rights
religion
christian
bible
islam
spirituality
prayer
astrology
tarot
horoscope
mystery
ghost
paranormal
addiction
depression
adhd
diabetes
sleep
youth
teenager
# further
korean
japanese
chinese
italian
french
mexican
indian
thai
turkish
spanish
german
american
vietnamese
brazilian
arabic
mediterranean
asian
wardrobe
everyday
weekly
brunch
brownies
personal finance
life
learning
strategy
day trip
wild camping
tidying
devices
sensitive skin
espresso
cappuccino
latte
smoothie
jam
dough
lunch box
picnic
technique
drills
dribbling
ball
bouldering
rope
core workout
mat
squats
push-ups
legs
back
mechanical keyboard
custom
printer
projects
monitor
graphics card
processor
server
gaming mouse
circuit
relaxing
cozy
farming game
simulation game
puzzle game
walkthrough
figures
merchandise
trading cards
clips
highlights
compilation
reaction
trailer
sheet music
music lessons
lyrics
remix
indoor
plant care
care
raising
guinea pig
turtle
budget
monthly
debt
taxes
salary
retirement
income
luxury house
castle
swimming pool
job interview
resume
job search
office
tantrum
emotions
discipline
baby sleep
baby food
siblings
exam revision
preparation
scholarship
student life
concentration
fossils
planets
evolution
volcano
electricity
curiosities
workshop
hand-painted
bride
finds
solo
itinerary
airport
luggage
wedding ring
foundation
oily skin
braids
dance cover
# general
small
big
black
white
homemade
sustainable fashion
traditional
ancient
electric
guide
stories
how to
people
collecting
beginner
easy
quick
simple
cheap
expensive
old
beautiful
cute
healthy lifestyle
lifestyle
daily life
vlog
video
tutorial
tips
inspiration
behind the scenes
day in my life
routine
morning routine
trends
original
natural
professional
expert
hobby
collection
community
friends
girl
boy
night
day
summer
winter
spring
autumn
rain
christmas
halloween
new year
chinese new year
ramadan
birthday
countryside
market
supermarket
modern
creative
design
discount
giveaway
nostalgia
1980s
1990s
quiet
slow living
`

export const concepts: readonly string[] = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
