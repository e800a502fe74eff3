import type { SendDocumentRequest, SignerRequest } from "#lib/contract/documents/send-document.ts";
import { AppError, type FieldErrors } from "#lib/errors/app-error.ts";
import { nextFieldId } from "#lib/fields/next-field-id.ts";
import { parseFieldDefinition } from "#lib/fields/parse-field-definition.ts";
import type { Bounds, RequestedField } from "#lib/fields/types.ts";
import type { FoundField } from "#lib/pdf/tasks.ts";
import { chooseSigners } from "./choose-signers.ts";
import type { PlacedFields } from "./place-text-tags.ts";
import type { IntakeFile } from "./take-in-files.ts";

type SearchedFile = Pick<IntakeFile, "part" | "firstPage" | "foundFields">;
type Found = FoundField & { path: string };

/** A found field that shares more than this of the smaller area with a given one is that one. */
const SAME_PLACE = 0.2;

/**
 * Gives the signers the fields that were found in the files, after those of the request and of text tags, and none
 * where those already are (lib/contract/README.md "Fields found in the files").
 *
 * @throws AppError ValidationError when somebody who is to sign has no field then
 */
export function placeFoundFields(
	{ autoDetectFields }: Pick<SendDocumentRequest, "autoDetectFields">,
	{ signers, paths }: PlacedFields,
	files: readonly SearchedFile[],
): PlacedFields {
	if (!autoDetectFields) return { signers, paths };
	const given = signers.flatMap((signer) => signer.formFields);
	const found = files
		.flatMap((file) =>
			file.foundFields.map((field) => ({ ...field, page: file.firstPage + field.page - 1, path: file.part })),
		)
		.filter((field) => !given.some((one) => one.page === field.page && isSamePlace(one.bounds, field.bounds)));
	const owners = chooseSigners(signers, found);
	const taken = new Set(given.map((field) => field.id));
	const repeated = repeatedNames(found);
	const placed = {
		signers: signers.map((signer) => ({ ...signer, formFields: [...signer.formFields] })),
		paths: paths.map((list) => [...list]),
	};
	for (const [index, field] of found.entries()) {
		const owner = owners[index] ?? 0;
		placed.signers[owner]?.formFields.push(toField(field, taken, repeated));
		placed.paths[owner]?.push(field.path);
	}
	checkEverybodyHasFields(placed.signers);
	return placed;
}

function isSamePlace(a: Bounds, b: Bounds): boolean {
	const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
	const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
	const smaller = Math.min(a.width * a.height, b.width * b.height);
	return width > 0 && height > 0 && width * height > SAME_PLACE * smaller;
}

/** Text fields of one name are one field of the form, shown several times: they hold one value. */
function repeatedNames(found: readonly Found[]): Set<string> {
	const names = found.filter(({ type }) => type === "TextBox").map(({ name }) => name);
	return new Set(names.filter((name, index) => name !== "" && names.indexOf(name) !== index));
}

function toField(found: Found, taken: Set<string>, repeated: ReadonlySet<string>): RequestedField {
	const id = idOf(found, taken);
	const place = { id, pageNumber: found.page, bounds: found.bounds, isRequired: found.isRequired };
	const words = { name: (found.name || found.label).slice(0, 500), label: (found.label || found.name).slice(0, 500) };
	const isSynced = found.type === "TextBox" && repeated.has(found.name);
	const type = found.type === "Dropdown" && found.options.length === 0 ? "TextBox" : found.type;
	const whole = {
		...place,
		...words,
		fieldType: type,
		groupName: found.groupName?.slice(0, 255) ?? null,
		value: found.value,
		characterLimit: found.characterLimit,
		dropdownOptions: type === "Dropdown" ? found.options : null,
		dataSyncTag: isSynced ? found.name.slice(0, 255) : null,
	};
	// A list may be filled in with what is not on it, and a text be longer than its field allows.
	const asText = { ...place, ...words, fieldType: "TextBox", value: found.value };
	const tries = type === "Dropdown" || type === "TextBox" ? [whole, asText, { ...asText, value: null }] : [whole];
	for (const input of tries) {
		const parsed = parseFieldDefinition(input, found.path, () => id);
		if ("field" in parsed) return parsed.field;
	}
	throw new Error(`the field "${found.name}" cannot be made a ${found.type}`);
}

function idOf({ name, type, source }: Found, taken: Set<string>): string {
	const own = name.trim();
	if (source !== "form" || own === "" || own.length > 255 || taken.has(own) || type === "RadioButton") {
		return nextFieldId(type, taken);
	}
	taken.add(own);
	return own;
}

function checkEverybodyHasFields(signers: readonly SignerRequest[]): void {
	const fields: FieldErrors = {};
	for (const [index, signer] of signers.entries()) {
		if (signer.signerType === "Reviewer" || signer.formFields.length > 0) continue;
		fields[`Signers[${index}].FormFields`] = [
			`No field for signer ${index + 1} was found in the files. Give them a form field, name their SignerRole as the files do, or make them a "Reviewer".`,
		];
	}
	const first = Object.values(fields)[0]?.[0];
	if (first) throw new AppError("ValidationError", first, { fields });
}
