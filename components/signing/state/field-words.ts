import type { FieldDefinition } from "#lib/fields/field-types.ts";
import type { Obstacle } from "#lib/fields/formulas/calculate-formulas.ts";
import { FIELD_REGISTRY } from "#lib/fields/registry.ts";
import { acceptedExtensions, MAX_ATTACHMENT_BYTES, MAX_IMAGE_BYTES } from "#lib/fields/rules/file-rules.ts";
import { codePointName, type FieldValueProblem } from "#lib/fields/rules/problems.ts";
import { countCodePoints } from "#lib/fields/rules/text-rules.ts";
import { formatDate, fromIsoDate } from "#lib/fields/values/calendar-date.ts";
import { dayOf } from "#lib/fields/values/canonical-value.ts";
import { type DisplayContext, displayText, printedDateFormat } from "#lib/fields/values/format.ts";
import { formatChoice } from "#lib/i18n/format.ts";
import { format } from "#lib/i18n/message.ts";
import type { SigningMessages } from "#lib/i18n/signing/signing-messages.ts";
import { MEGABYTE } from "#lib/units.ts";
import { dateHint } from "../fields/date-hint.ts";
import { type FieldState, toRuleField } from "./field-state.ts";

/** What a field is called on the page: as whoever placed it named it, else as they labelled it, else by its type. */
export function fieldName(field: FieldDefinition, messages: SigningMessages): string {
	const { imageInfo, attachmentInfo, type } = field;
	const title = type === "Image" ? imageInfo.title : type === "Attachment" ? attachmentInfo.title : "";
	return field.name || title || field.label || messages.fieldTypes[type];
}

/** What a choice among several fields is called; a name that the editor made from a field’s id says nothing. */
export function choiceName(group: readonly FieldDefinition[], { fields }: SigningMessages): string {
	const name = group[0]?.groupName;
	return name && !group.some(({ id }) => id === name) ? name : fields.group;
}

/** A problem in words that say how to mend it. */
export function problemText(
	field: FieldDefinition,
	problem: FieldValueProblem,
	messages: SigningMessages,
	display: DisplayContext,
): string {
	const { problems } = messages;
	const day = (iso: string) => dayText(iso, field, display);
	switch (problem.code) {
		case "required":
			return requiredText(field, messages);
		case "tooLong":
			return format(problems.tooLong, problem);
		case "notDrawn":
			return format(problems.notDrawn, { letter: problem.letter, code: codePointName(problem.letter) });
		case "tooManyTicked":
			return format(problems.tooManyTicked, problem);
		case "pattern":
			return problem.message ?? problems.pattern;
		case "notDate":
			return format(problems.notDate, { format: dateHint(problem.format, messages) });
		case "beforeMin":
			return format(problems.beforeMin, { min: day(problem.min) });
		case "afterMax":
			return format(problems.afterMax, { max: day(problem.max) });
		case "fileType":
			return format(problems.fileType, { allowed: formatChoice(display.locale, problem.allowed) });
		case "badFile":
			return problem.message;
		case "fileTooLarge":
			return format(problems.fileTooLarge, { limit: Math.floor(problem.limitBytes / MEGABYTE) });
		default:
			return problems[problem.code];
	}
}

function requiredText(field: FieldDefinition, messages: SigningMessages): string {
	const { problems } = messages;
	if (field.groupRule && !field.isRequired) return `${groupText(field, messages)}.`;
	if (field.type === "CheckBox") return problems.requiredCheck;
	switch (FIELD_REGISTRY[field.type].kind) {
		case "mark":
			return problems.requiredMark;
		case "choice":
		case "option":
			return problems.requiredChoice;
		case "file":
			return problems.requiredFile;
		default:
			return problems.required;
	}
}

function dayText(iso: string, field: FieldDefinition, display: DisplayContext): string {
	const date = fromIsoDate(iso);
	return date ? formatDate(date, printedDateFormat(field, display), display.locale) : iso;
}

/** What a person should know before filling a field in: its hint and its bounds. */
export function fieldHelp(field: FieldDefinition, messages: SigningMessages, display: DisplayContext): string {
	const { label, imageInfo, attachmentInfo, type } = field;
	const description =
		type === "Image" ? imageInfo.description : type === "Attachment" ? attachmentInfo.description : "";
	const hint = label === fieldName(field, messages) ? "" : label;
	return [hint, description, boundsText(field, messages, display)].filter(Boolean).join(" · ");
}

/** How many boxes of its group are to be ticked; empty when they are not counted. */
export function groupText({ groupRule }: FieldDefinition, { fields }: SigningMessages): string {
	if (!groupRule) return "";
	const { minimum, maximum } = groupRule;
	if (maximum === null) return minimum === 0 ? "" : format(fields.tickAtLeast, { minimum });
	if (minimum === 0) return format(fields.tickAtMost, { maximum });
	return minimum === maximum
		? format(fields.tickExactly, { minimum })
		: format(fields.tickBetween, { minimum, maximum });
}

function boundsText(field: FieldDefinition, messages: SigningMessages, display: DisplayContext): string {
	const { fields } = messages;
	switch (FIELD_REGISTRY[field.type].kind) {
		case "date":
			return [dateFormat(field, messages, display), dateBounds(field, fields, display)].filter(Boolean).join(" · ");
		case "file": {
			const size = (field.type === "Image" ? MAX_IMAGE_BYTES : MAX_ATTACHMENT_BYTES) / MEGABYTE;
			return format(fields.fileTypes, { types: formatChoice(display.locale, acceptedExtensions(field)), size });
		}
		case "text": {
			const forms = { NumbersOnly: fields.numbersOnly, Currency: fields.currency, EmailAddress: fields.email };
			const form = forms[field.validationType as keyof typeof forms];
			return form ?? (field.type === "Email" ? fields.email : "");
		}
		case "choice":
			return groupText(field, messages);
		default:
			return displayHelp(field, fields);
	}
}

function displayHelp({ type }: FieldDefinition, words: SigningMessages["fields"]): string {
	if (type === "DateSigned") return words.dateSignedHelp;
	return type === "Formula" ? words.formulaHelp : "";
}

/** What a formula comes to, or why there is no number yet. */
export function formulaWords(state: FieldState, messages: SigningMessages, display: DisplayContext): string {
	return displayText(toRuleField(state), display) || formulaText(state.obstacle, messages);
}

/** What a formula says as long as no number comes out of it. */
function formulaText(obstacle: Obstacle | null, { fields }: SigningMessages): string {
	switch (obstacle) {
		case "waiting":
			return fields.formulaWaiting;
		case "dividedByZero":
			return fields.formulaDivided;
		case "noNumber":
			return fields.formulaTooLarge;
		case null:
			return fields.formulaEmpty;
	}
}

function dateFormat(field: FieldDefinition, messages: SigningMessages, display: DisplayContext): string {
	return field.isReadOnly ? "" : dateHint(printedDateFormat(field, display), messages);
}

function dateBounds(field: FieldDefinition, words: SigningMessages["fields"], display: DisplayContext): string {
	const [min, max] = [dayOf(field.minDate), dayOf(field.maxDate)].map((iso) => iso && dayText(iso, field, display));
	if (min && max) return format(words.dateBetween, { min, max });
	if (min) return format(words.dateFrom, { min });
	return max ? format(words.dateUntil, { max }) : "";
}

/** How much of a limited text is used; null without a limit. */
export function limitText(field: FieldDefinition, draft: string, messages: SigningMessages): string | null {
	if (field.characterLimit === null || FIELD_REGISTRY[field.type].kind !== "text") return null;
	return format(messages.fields.characters, { count: countCodePoints(draft), limit: field.characterLimit });
}
