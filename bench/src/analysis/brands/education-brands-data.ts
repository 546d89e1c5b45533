import type { BrandTexts } from './brand-texts.ts'

export const educationBrands: BrandTexts = {
  education: [
    'Live classes with native speakers in fourteen languages, in groups of four. Learners pass official certificates; teachers earn a fair wage.',
    'An online university with accredited bachelor’s degrees: lectures from professors, tutors on call, tuition by the month.',
    'Short video courses by celebrated historians, painters and mathematicians, with workbooks and a certificate at the end. Gift a year of curiosity.',
    'We match rural schools with qualified instructors over video and train headteachers. Twelve thousand children now have chemistry and English on the timetable.',
  ],
  study_tips: [
    'A paper planner, pastel highlighters and a timer for focus sessions. Our fans post tidy desk pictures, revision timetables and how they got straight As.',
    'Our app turns lecture slides into quizzes and summaries. Students ace SATs and A-levels with active recall; share your note-taking method and how you beat procrastination before exams.',
    'Beautiful weekly layouts, tabs and erasable pens for those who rewrite their lecture summaries at night. Tell us how you prepare for three tests in one week.',
    'Silent video rooms where thousands of undergraduates work together, cameras on, with breaks every fifty minutes. Marks go up, dread goes down.',
  ],
  science: [
    'Desk-top telescopes, meteorite samples and a magazine about the cosmos. For people who stay up for eclipses and know their exoplanets.',
    'A museum of natural history with a new hall on evolution and a laboratory open to visitors. Palaeontologists answer questions every Saturday.',
    'We put a radio dish and a small observatory on the web: point them at Jupiter, count craters, publish with professionals.',
    'Our videos reproduce classic discoveries on a kitchen table: split light, grow bacteria, weigh the Earth. Written with researchers at three institutes, sponsored by curious viewers.',
  ],
}
