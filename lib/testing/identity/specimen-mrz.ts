import type { PlainDate } from "#lib/identity/identity-types.ts";
import { transliterate } from "#lib/identity/transliterate.ts";
import type { SpecimenHolder } from "./specimen-holder.ts";

/** Utopia, which ICAO Doc 9303 issues its specimens in. */
const COUNTRY = "UTO";

/** The machine-readable zone of a passport (TD3, ICAO Doc 9303-4) or of an identity card (TD1, Doc 9303-5). */
export function specimenMrz(layout: "TD1" | "TD3", holder: SpecimenHolder): string[] {
	const number = fill(holder.documentNumber, 9);
	const [birth, expiry] = [shortDate(holder.dob), shortDate(holder.expires)];
	const dates = [withDigit(birth), withDigit(expiry)] as const;
	if (layout === "TD3") {
		const personal = withDigit(fill(holder.personalNumber, 14));
		const checked = `${withDigit(number)}${dates.join("")}${personal}`;
		return [
			fill(`P<${COUNTRY}${names(holder)}`, 44),
			`${withDigit(number)}${COUNTRY}${dates[0]}${holder.sex}${dates[1]}${personal}${checkDigit(checked)}`,
		];
	}
	const first = fill(`I<${COUNTRY}${withDigit(number)}`, 30);
	const rest = fill("", 11);
	const checked = `${first.slice(5)}${dates.join("")}${rest}`;
	return [first, `${dates[0]}${holder.sex}${dates[1]}${COUNTRY}${rest}${checkDigit(checked)}`, fill(names(holder), 30)];
}

/** The lines with another check digit of the number than fits. */
export function withWrongDigit(lines: readonly string[]): string[] {
	const at = lines.length === 3 ? { line: 0, column: 14 } : { line: 1, column: 9 };
	return lines.map((line, index) => {
		if (index !== at.line) return line;
		const wrong = (Number(line[at.column]) + 5) % 10;
		return `${line.slice(0, at.column)}${wrong}${line.slice(at.column + 1)}`;
	});
}

const names = ({ firstName, lastName }: SpecimenHolder) => `${written(lastName)}<<${written(firstName)}`;

const written = (name: string) => (transliterate(name) ?? []).map(([way = ""]) => way).join("<");

const fill = (text: string, length: number) => text.slice(0, length).padEnd(length, "<");

const withDigit = (text: string) => `${text}${checkDigit(text)}`;

const two = (value: number) => String(value % 100).padStart(2, "0");

const shortDate = ({ year, month, day }: PlainDate) => `${two(year)}${two(month)}${two(day)}`;

/** ICAO Doc 9303-3 section 4.9: digits count for themselves, A–Z for 10–35, the filler for nothing. */
function checkDigit(text: string): number {
	return [...text].reduce((sum, character, index) => {
		const value = character === "<" ? 0 : Number.parseInt(character, 36);
		return (sum + value * ([7, 3, 1][index % 3] ?? 0)) % 10;
	}, 0);
}
