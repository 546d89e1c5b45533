import { landingTexts } from '../elements/landing-texts.ts'
import classes from './pricing-section.module.css'

const texts = landingTexts.pricing

export function PricingSection() {
  return (
    <section id="pricing" className={classes.root} aria-labelledby="pricing-title">
      <div className={classes.words}>
        <h2 id="pricing-title">{texts.title}</h2>
        <p>{texts.lead}</p>
        <p>{texts.notIncluded}</p>
      </div>
      <Invoice />
    </section>
  )
}

/** A sample monthly invoice. */
function Invoice() {
  const { title, period, item, amount, lines, total, totalAmount } = texts.invoice
  return (
    <div className={classes.invoice}>
      <p className={classes.head} id="invoice-title">
        <strong>{title}</strong> <span>{period}</span>
      </p>
      <table aria-labelledby="invoice-title">
        <thead>
          <Row isHead item={item} amount={amount} />
        </thead>
        <tbody>
          {lines.map((line) => (
            <Row key={line.item} {...line} />
          ))}
        </tbody>
        <tfoot>
          <Row item={total} amount={totalAmount} />
        </tfoot>
      </table>
    </div>
  )
}

function Row({ item, amount, isHead = false }: { item: string; amount: string; isHead?: boolean }) {
  const Amount = isHead ? 'th' : 'td'
  return (
    <tr>
      <th className={classes.cell} scope={isHead ? 'col' : 'row'}>
        {item}
      </th>
      <Amount className={classes.cell} {...(isHead ? { scope: 'col' } : {})}>
        {amount}
      </Amount>
    </tr>
  )
}
