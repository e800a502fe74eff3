import { isEmailAddress } from "#lib/fields/rules/text-rules.ts";
import type { ContactForm } from "../contact-items.ts";

/** Headings that programs and people give columns, in lower case without blanks, signs and accents. */
const HEADINGS: Record<keyof ContactForm | "firstName" | "lastName", readonly string[]> = {
	name: ["name", "fullname", "displayname", "contact", "nomcomplet", "nom"],
	firstName: ["firstname", "givenname", "prenom"],
	lastName: ["lastname", "familyname", "surname", "nomdefamille", "nom"],
	email: ["email", "emailaddress", "mail", "email1value", "adresseemail", "courriel", "adressedemessagerie"],
	phone: [
		...["phone", "phonenumber", "telephone", "tel", "mobile", "mobilephone", "phone1value", "primaryphone"],
		...["businessphone", "portable", "telephonemobile", "numerodetelephone"],
	],
	companyName: [
		"company",
		"companyname",
		"organization",
		"organisation",
		"organizationname",
		"organization1name",
	].concat(["entreprise", "societe"]),
	jobTitle: ["jobtitle", "title", "organizationtitle", "organization1title", "fonction", "poste", "titre"],
};

const plain = (heading: string) =>
	heading
		.normalize("NFD")
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]/gu, "");

/** The contacts of a table with headings, or of one whose rows have an address in one place and a name in another. */
export function rowsOfTable(table: readonly (readonly string[])[]): ContactForm[] {
	const [first = [], ...rest] = table;
	const headings = first.map(plain);
	const columnOf = (part: keyof typeof HEADINGS) => headings.findIndex((heading) => HEADINGS[part].includes(heading));
	if (columnOf("email") < 0) return table.map(rowWithoutHeadings);
	const columns = Object.fromEntries(
		Object.keys(HEADINGS).map((part) => [part, columnOf(part as keyof typeof HEADINGS)]),
	);
	const hasParts = (columns.firstName ?? -1) >= 0;
	return rest.map((row) => {
		const cell = (part: keyof typeof HEADINGS) => row[columns[part] ?? -1]?.trim() ?? "";
		const parts = `${cell("firstName")} ${cell("lastName")}`.trim();
		return {
			name: (hasParts ? parts : cell("name")) || cell("name"),
			email: cell("email"),
			phone: cell("phone"),
			companyName: cell("companyName"),
			jobTitle: cell("jobTitle"),
		};
	});
}

function rowWithoutHeadings(row: readonly string[]): ContactForm {
	const email = row.find(isEmailAddress) ?? "";
	const name = row.find((cell) => cell !== "" && cell !== email) ?? "";
	return { name, email, phone: "", companyName: "", jobTitle: "" };
}
