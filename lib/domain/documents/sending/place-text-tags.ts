import { applyFormGroups } from "#lib/contract/documents/sending/form-groups.ts";
import type { SendDocumentRequest, SignerRequest } from "#lib/contract/documents/sending/send-document.ts";
import { partName, sentence } from "#lib/contract/field-errors.ts";
import { AppError, type FieldErrors } from "#lib/errors/app-error.ts";
import { nextFieldId } from "#lib/fields/next-field-id.ts";
import type { TextTagDefinition } from "#lib/fields/text-tags/parse-definition.ts";
import { parseTextTag } from "#lib/fields/text-tags/parse-text-tag.ts";
import { type PlacedTag, readPlacedTag } from "./read-placed-tag.ts";
import type { IntakeFile } from "./take-in-files.ts";

type TaggedFile = Pick<IntakeFile, "part" | "fileName" | "firstPage" | "pages" | "textTags">;

/** The signers with all their fields, and for each field the part of the request it came from. */
export type PlacedFields = { signers: SignerRequest[]; paths: string[][] };

type Placing = {
	signers: SignerRequest[];
	paths: string[][];
	definitions: readonly TextTagDefinition[];
	/** What uses a field id, in words. */
	userById: Map<string, string>;
	/** Ids that cannot be made up any more. */
	taken: Set<string>;
	refuse: (path: string, message: string) => void;
};

/**
 * Gives every signer the fields that the text tags of the files ask for, after those of the request:
 * where the tags stood, in their order.
 *
 * @throws AppError ValidationError naming every tag and definition that cannot be used
 */
export function placeTextTags(
	request: Pick<SendDocumentRequest, "signers" | "textTagDefinitions" | "formGroups" | "autoDetectFields">,
	files: readonly TaggedFile[],
	paths: string[][] = fieldPaths(request.signers, "Signers"),
): PlacedFields {
	if (request.textTagDefinitions === null) return { signers: request.signers, paths };
	const errors: FieldErrors = {};
	const refuse: Placing["refuse"] = (path, message) => {
		errors[path] = [...(errors[path] ?? []), message];
	};
	const placing = startPlacing(request.signers, paths, request.textTagDefinitions, refuse);
	const tags = files.flatMap((file) => file.textTags.map((tag) => readPlacedTag(tag, { file, ...placing })));
	for (const tag of tags) if (tag?.fieldId) placing.taken.add(tag.fieldId);
	for (const tag of tags) if (tag) placeTag(tag, placing);
	checkUnused(placing, printedDefinitions(files));
	if (Object.keys(errors).length === 0) ruleGroups(placing, request.formGroups);
	const first = Object.values(errors)[0]?.[0];
	if (first) throw new AppError("ValidationError", first, { fields: errors });
	return { signers: placing.signers, paths: placing.paths };
}

/** For each field the part of a request that it came from: `Signers[0].FormFields[1]`. */
export function fieldPaths(
	people: readonly Pick<SignerRequest, "formFields">[],
	part: "Signers" | "Roles",
): string[][] {
	return people.map(({ formFields }, index) => formFields.map((_, place) => `${part}[${index}].FormFields[${place}]`));
}

function startPlacing(
	signers: SignerRequest[],
	paths: string[][],
	definitions: readonly TextTagDefinition[],
	refuse: Placing["refuse"],
): Placing {
	const given = signers.flatMap((signer, index) =>
		signer.formFields.map((field, position) => [field.id, paths[index]?.[position] ?? ""] as const),
	);
	return {
		signers: signers.map((signer) => ({ ...signer, formFields: [...signer.formFields] })),
		paths: paths.map((list) => [...list]),
		definitions,
		userById: new Map(given),
		taken: new Set(given.map(([id]) => id)),
		refuse,
	};
}

function placeTag(tag: PlacedTag, placing: Placing): void {
	const { userById, taken, refuse } = placing;
	const id = tag.fieldId ?? nextFieldId(tag.field.type, taken);
	const user = userById.get(id);
	if (user) {
		const path = tag.definitionId === null ? tag.path : `${tag.path}.FieldId`;
		refuse(path, `The field ID "${id}" of ${tag.name} is already used by ${user}. IDs must be unique.`);
		return;
	}
	userById.set(id, tag.name);
	placing.signers[tag.signer]?.formFields.push({ ...tag.field, id });
	placing.paths[tag.signer]?.push(tag.path);
}

function ruleGroups({ signers, refuse }: Placing, groups: SendDocumentRequest["formGroups"]): void {
	const lists = signers.map((signer) => signer.formFields);
	const ruled = applyFormGroups(groups, lists, (path, message) => {
		const name = partName(path);
		refuse(name, sentence(name, message));
	});
	for (const [index, signer] of signers.entries()) signer.formFields = ruled[index] ?? [];
}

/** Ids of the definitions that tags name, those among them that were refused as well. */
function printedDefinitions(files: readonly TaggedFile[]): Set<string> {
	const tags = files.flatMap((file) => file.textTags.map(({ text }) => parseTextTag(text.slice(2, -2))));
	return new Set(tags.flatMap((tag) => (tag?.kind === "defined" ? [tag.definitionId] : [])));
}

/** An optional definition may serve other documents; a required field that is missing would go unnoticed. */
function checkUnused({ definitions, refuse }: Placing, used: ReadonlySet<string>): void {
	for (const { definitionId, path, field } of definitions) {
		if (!field.isRequired || used.has(definitionId)) continue;
		const tag = `{{@${definitionId}}}`;
		refuse(`${path}.DefinitionId`, `No file contains the required tag ${tag}. Add the tag, or omit the definition.`);
	}
}
