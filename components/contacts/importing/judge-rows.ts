import { isEmailAddress } from "#lib/fields/rules/text-rules.ts";
import type { ContactForm } from "../contact-items.ts";

/** What keeps a row from being imported; phone: its number is left out. */
type RowProblem = "noAddress" | "notAddress" | "twice" | "phone";
export type JudgedRow = { row: ContactForm; number: number; problem: RowProblem | null };

const MOST_LETTERS = 256;
const cut = (text: string) => [...text].slice(0, MOST_LETTERS).join("");

/** Contacts of a file, each with what is wrong with it. A person without a name has that of the address. */
export function judgeRows(rows: readonly ContactForm[]): JudgedRow[] {
	const seen = new Set<string>();
	return rows.map((given, index) => {
		const email = given.email.trim();
		const phone = given.phone.trim().replace(/^00/, "+");
		const hasCountry = phone === "" || phone.startsWith("+");
		const row = {
			...{ name: cut(given.name.trim()) || email, email, phone: hasCountry ? phone.slice(0, 40) : "" },
			...{ companyName: cut(given.companyName), jobTitle: cut(given.jobTitle) },
		};
		const address = email.toLowerCase();
		const isTwice = seen.has(address);
		seen.add(address);
		return { row, number: index + 1, problem: problemOf(email, isTwice) ?? (hasCountry ? null : "phone") };
	});
}

function problemOf(email: string, isTwice: boolean): RowProblem | null {
	if (email === "") return "noAddress";
	if (!isEmailAddress(email)) return "notAddress";
	return isTwice ? "twice" : null;
}

/** Whether a row can be imported. */
export function isImportable({ problem }: JudgedRow): boolean {
	return problem === null || problem === "phone";
}
