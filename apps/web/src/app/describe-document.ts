/** Sets the title and the description of the document, which is the same file in every language. */
export function describeDocument({ title, description }: { title: string; description: string }): void {
  document.title = title
  document.querySelector('meta[name="description"]')?.setAttribute('content', description)
}
