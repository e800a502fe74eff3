import { Fragment } from "react";

/**
 * Text with addresses in it, `mia.chen@example.com` or `+1 555 0100`: a line that is too narrow breaks before an
 * @ or a dot, not inside a word.
 */
export function Address({ text }: { text: string }) {
	const parts = text.split(/(?<=\S)(?=[@.]\S)/);
	return parts.map((part, index) => (
		<Fragment key={`${index} ${part}`}>
			{index > 0 ? <wbr /> : null}
			{part}
		</Fragment>
	));
}
