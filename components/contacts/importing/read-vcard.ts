import type { ContactForm } from "../contact-items.ts";

type Line = { name: string; parameters: string; value: string };

/** The contacts of a vCard file, of which an address book has many (RFC 6350, and 2.1 and 3.0 before it). */
export function readVcard(text: string): ContactForm[] {
	const contacts: ContactForm[] = [];
	let card: Line[] = [];
	for (const line of linesOf(text)) {
		if (line.name === "BEGIN") card = [];
		else if (line.name === "END") contacts.push(contactOf(card));
		else card.push(line);
	}
	return contacts;
}

/** Lines that were folded belong together (RFC 6350 section 3.2), and so do those that quoted-printable breaks. */
function linesOf(text: string): Line[] {
	const whole = text
		.replace(/\r\n?/g, "\n")
		.replace(/\n[ \t]/g, "")
		.replace(/=\n(?!BEGIN|END)/g, "");
	return whole.split("\n").flatMap((line) => {
		const [, name = "", parameters = "", value = ""] =
			/^(?:[\w-]+\.)?([\w-]+)((?:;(?:"[^"]*"|[^":])*)?):(.*)$/.exec(line) ?? [];
		return name === "" ? [] : [{ name: name.toUpperCase(), parameters, value: decoded(parameters, value) }];
	});
}

function decoded(parameters: string, value: string): string {
	if (!/quoted-printable/i.test(parameters)) return value;
	const bytes = value.replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
	return new TextDecoder().decode(Uint8Array.from(bytes, (character) => character.charCodeAt(0)));
}

/** Text without escapes, as one line. */
const unescaped = (value: string) => value.replace(/\\n/gi, " ").replace(/\\(.)/g, "$1").trim();

/** The parts of a value with several, apart at semicolons that are not escaped. */
const partsOf = (value: string) => value.split(/(?<!\\);/).map(unescaped);

function contactOf(card: readonly Line[]): ContactForm {
	const isPreferred = ({ parameters }: Line) => /pref/i.test(parameters);
	const firstOf = (name: string) => {
		const all = card.filter((line) => line.name === name && line.value.trim() !== "");
		return (all.find(isPreferred) ?? all[0])?.value ?? "";
	};
	const [last = "", first = ""] = partsOf(firstOf("N"));
	return {
		name: unescaped(firstOf("FN")) || `${first} ${last}`.trim(),
		email: unescaped(firstOf("EMAIL")).replace(/^mailto:/i, ""),
		phone: unescaped(firstOf("TEL")).replace(/^tel:/i, ""),
		companyName: partsOf(firstOf("ORG")).filter((part) => part !== "")[0] ?? "",
		jobTitle: unescaped(firstOf("TITLE")),
	};
}
