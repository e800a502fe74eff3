import { Fragment } from "react";

const EMAIL = /(\S+@\S+)/;

/**
 * Text with addresses in it, `mia.chen@example.com` or `+1 555 0100`. An email address that doesn’t fit in the rest of
 * a line begins the next one; where it is longer than a line, it breaks before an @ or a dot, not inside a word.
 */
export function Address({ text }: { text: string }) {
	return text.split(EMAIL).map((part, index) =>
		EMAIL.test(part) ? (
			<span key={`${index} ${part}`} className="inline-block max-w-full">
				<Breakable text={part} />
			</span>
		) : (
			<Breakable key={`${index} ${part}`} text={part} />
		),
	);
}

function Breakable({ text }: { text: string }) {
	const parts = text.split(/(?<=\S)(?=[@.]\S)/);
	return parts.map((part, index) => (
		<Fragment key={`${index} ${part}`}>
			{index > 0 ? <wbr /> : null}
			{part}
		</Fragment>
	));
}
