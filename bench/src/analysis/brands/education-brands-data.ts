import type { BrandTexts } from './brand-texts.ts'

export const educationBrands: BrandTexts = {
  education: [
    'Live classes with native speakers in fourteen languages, in groups of four. Learners pass official certificates; teachers earn a fair wage.',
    'We give primary school teachers ready lessons, worksheets and a gradebook. Two million pupils do their homework with us.',
    'An online university with accredited bachelor’s degrees: lectures from professors, tutors on call, tuition by the month.',
    'A charity that puts tutors for maths and reading into classrooms where they are needed most. We look for educators who explain history, grammar or fractions so that anyone can learn.',
  ],
  study_tips: [
    'Flashcards that come back just before you forget them. Medical undergraduates use our spaced repetition decks to pass anatomy.',
    'A paper planner, pastel highlighters and a timer for focus sessions. Our fans post tidy desk pictures, revision timetables and how they got straight As.',
    'Background sounds, Pomodoro rooms and accountability partners for people who have finals in three weeks. Cram less, remember more.',
    'Our app turns lecture slides into quizzes and summaries. Students ace SATs and A-levels with active recall; share your note-taking method and how you beat procrastination before exams.',
  ],
  science: [
    'Desk-top telescopes, meteorite samples and a magazine about the cosmos. For people who stay up for eclipses and know their exoplanets.',
    'We sell microscopes and chemistry kits with real reagents. Our favourite partners explain experiments, from crystals to DNA extraction.',
    'A museum of natural history with a new hall on evolution and a laboratory open to visitors. Palaeontologists answer questions every Saturday.',
    'A newsletter that explains new research papers in physics, neuroscience and biology in five minutes. Written by PhDs who never overstate a result and love a good quantum joke.',
  ],
}
