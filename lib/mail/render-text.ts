import { plainText } from "#lib/i18n/bidi.ts";
import type { MailBody } from "./content.ts";

function section(lines: string[]): string {
	return lines.map(plainText).join("\n");
}

/**
 * The text part, written from the same sentences as the HTML instead of stripped from it: it reads
 * like a letter, and addresses stand alone on their lines so that mail programs make them links.
 */
export function renderText(body: MailBody, words: { testDocument: string; colon: string }): string {
	const { card, quote, action } = body;
	const sections = [
		...(body.isSandbox ? [words.testDocument] : []),
		body.heading,
		body.greeting,
		...body.paragraphs,
		...(card === null
			? []
			: [card, ...(card.others ?? [])].map(({ title, rows }) =>
					section([title, ...rows.map((row) => `${row.label}${words.colon} ${row.value}`)]),
				)),
		...(quote === null
			? []
			: [section([`${quote.label}${words.colon}`, ...quote.text.split("\n").map((line) => `> ${line}`)])]),
		...(action === null ? [] : [section([`${action.label}${words.colon}`, action.url])]),
		...body.notes,
		`-- \n${section(body.footer)}`,
	];
	return `${sections.map(plainText).join("\n\n")}\n`;
}
