/**
 * Why a formula cannot be taken, in English. Sentences of UNREAD end "The formula isn’t valid at character …".
 */
const UNREAD = {
	unexpected: 'unexpected "{text}"',
	manySigns: "it has too many symbols",
	empty: "it is empty",
	missing: "a number or a field is missing",
	digits: "numbers can have at most {limit} digits before and after the decimal point",
	bracket: '"]" is missing',
	noId: "a field ID is missing in the brackets",
	noFunction: 'there is no function "{name}". Use {known}',
	oneNumber: "{name} takes one number",
	numberAndDecimals: "{name} takes a number and a number of decimals",
	deep: "parentheses are nested too deeply",
	parenthesis: '")" is missing',
	noOperator: 'an operator is missing before "{text}"',
} as const;

const SENTENCES = {
	long: "The formula has {length} characters; at most {limit} are allowed.",
	divides: "The formula divides by zero.",
	power: "The formula has a power that is not a whole number from {least} to {most}.",
	many: "A document can have at most {count} formulas, with {length} characters in total.",
	noField: "The formula of {id} can’t use {operand}: this document has no field with that ID.",
	noValidation:
		"The formula of {id} can’t use {operand}: it is a TextBox without the validation NumbersOnly or Currency.",
	otherType:
		"The formula of {id} can’t use {operand}, a {type} field. Use a TextBox with the validation NumbersOnly or Currency.",
	later: "The formula of {id} can’t use {operand}: its signer fills it in later.",
	circle: "Formulas can’t be circular: {way}.",
} as const;

/** Why a formula cannot be read. */
export type UnreadCode = keyof typeof UNREAD;

/** Why a formula cannot be read or calculated. Pages word it through lib/i18n, the API by describeFormulaProblem. */
export type FormulaProblem = {
	code: UnreadCode | keyof typeof SENTENCES;
	/** `at` is the character from 1 where it cannot be read, and is there with each UnreadCode. */
	values: Readonly<Record<string, string | number>>;
};

/** The problem as an English sentence for an API answer. */
export function describeFormulaProblem({ code, values }: FormulaProblem): string {
	const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, place: string) => String(values[place]));
	return isUnread(code)
		? `The formula isn’t valid at character ${values.at}: ${fill(UNREAD[code])}.`
		: fill(SENTENCES[code]);
}

/** Whether a formula cannot be read, other than cannot be calculated. */
export function isUnread(code: FormulaProblem["code"]): code is UnreadCode {
	return Object.hasOwn(UNREAD, code);
}
