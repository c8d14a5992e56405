import { Icon } from '../ui/icon.tsx'

/** Short facts, one below the other: what is in, or what is out. */
export function CheckList(props: { items: readonly string[]; isOut?: boolean; className?: string }) {
  return (
    <ul className={`grid gap-x-12 gap-y-3 ${props.className ?? ''}`}>
      {props.items.map((item) => (
        <li key={item} className="flex gap-3">
          <Icon
            name={props.isOut ? 'cross' : 'check'}
            className={`mt-0.5 size-5 ${props.isOut ? 'text-danger' : 'text-positive'}`}
          />
          <span className="first-letter:uppercase">{item}</span>
        </li>
      ))}
    </ul>
  )
}
