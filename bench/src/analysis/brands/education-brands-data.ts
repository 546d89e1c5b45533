import type { BrandTexts } from './brand-texts.ts'

export const educationBrands: BrandTexts = {
  education: [
    'Short video courses by celebrated historians, painters and mathematicians, with workbooks and a certificate at the end. Gift a year of curiosity.',
    'We match rural schools with qualified instructors over video and train headteachers. Twelve thousand children now have chemistry and English on the timetable.',
    'Lernova offers online courses in mathematics, history and languages taught by experienced teachers. Students learn in small groups and earn certificates that employers recognise.',
    'We build classroom software for primary schools: lesson plans, reading games and progress reports for teachers. Over nine thousand schools use it every day.',
  ],
  study_tips: [
    'Beautiful weekly layouts, tabs and erasable pens for those who rewrite their lecture summaries at night. Tell us how you prepare for three tests in one week.',
    'Silent video rooms where thousands of undergraduates work together, cameras on, with breaks every fifty minutes. Marks go up, dread goes down.',
    'MemoDeck is a flashcard app for students who want better grades with less cramming. It plans your revision before exams and reminds you when it is time to repeat.',
    'We make planners, pastel highlighters and notebooks for university students. Study vloggers who share their desk, note-taking methods and productivity routines are our favourite partners.',
  ],
  science: [
    'We put a radio dish and a small observatory on the web: point them at Jupiter, count craters, publish with professionals.',
    'Our videos reproduce classic discoveries on a kitchen table: split light, grow bacteria, weigh the Earth. Written with researchers at three institutes, sponsored by curious viewers.',
    'CuriousLab sends home science kits with real experiments in chemistry, physics and biology. We want educators who can explain how the world works in sixty seconds.',
    'Our magazine and podcast report on new research in astronomy, genetics and climate, in plain language. Every story is checked by scientists.',
  ],
}
