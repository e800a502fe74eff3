import type { SendDocumentRequest } from "#lib/contract/documents/sending/send-document.ts";
import type { Bounds, FieldWithValue } from "#lib/fields/field-types.ts";
import { nextFieldId } from "#lib/fields/next-field-id.ts";
import { chooseSigners } from "#lib/fields/rules/choose-signers.ts";
import type { FoundField } from "#lib/pdf/tasks.ts";
import { foundFieldId, makeFoundField, repeatedNames } from "./make-found-field.ts";
import type { PlacedFields } from "./place-text-tags.ts";
import type { IntakeFile } from "./take-in-files.ts";

type SearchedFile = Pick<IntakeFile, "part" | "firstPage" | "foundFields">;
type Found = FoundField & { path: string };

/** A found field that shares more than this of the smaller area with a given one is that one. */
const SAME_PLACE = 0.2;

/**
 * Gives the signers the fields that were found in the files, after those of the request and of text tags, and none
 * where those already are (lib/contract/README.md "Fields found in the files").
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
	const first = signers.findIndex((signer) => signer.signerType !== "Reviewer");
	const taken = new Set(given.map((field) => field.id));
	const repeated = repeatedNames(found);
	const placed = {
		signers: signers.map((signer) => ({ ...signer, formFields: [...signer.formFields] })),
		paths: paths.map((list) => [...list]),
	};
	for (const [index, field] of found.entries()) {
		const owner = owners[index] ?? Math.max(0, first);
		placed.signers[owner]?.formFields.push(toField(field, taken, repeated));
		placed.paths[owner]?.push(field.path);
	}
	return placed;
}

function isSamePlace(a: Bounds, b: Bounds): boolean {
	const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
	const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
	const smaller = Math.min(a.width * a.height, b.width * b.height);
	return width > 0 && height > 0 && width * height > SAME_PLACE * smaller;
}

function toField(found: Found, taken: Set<string>, repeated: ReadonlySet<string>): FieldWithValue {
	const own = foundFieldId(found);
	const id = own === null || taken.has(own) ? nextFieldId(found.type, taken) : own;
	taken.add(id);
	return makeFoundField(found, { id, path: found.path, repeated });
}
