import type { SignerRequest } from "#lib/contract/documents/sending/send-document.ts";
import type { Bounds, FieldWithValue, PageGeometry } from "#lib/fields/field-types.ts";
import { isTextLike } from "#lib/fields/registry.ts";
import type { TextTagDefinition } from "#lib/fields/text-tags/parse-definition.ts";
import { parseTextTag, type TextTag } from "#lib/fields/text-tags/parse-text-tag.ts";
import type { PrintedTag } from "#lib/pdf/tasks.ts";
import { parseInlineTag, visiblePart } from "./parse-inline-tag.ts";
import type { IntakeFile } from "./take-in-files.ts";

/** A tag that was understood. */
export type PlacedTag = {
	/** In words, for refusals. */
	name: string;
	/** The part of the request that refusals name. */
	path: string;
	/** Place in the list of signers, from 0. */
	signer: number;
	fieldId: string | null;
	definitionId: string | null;
	/** Complete but for its id. */
	field: FieldWithValue;
};

type Context = {
	file: Pick<IntakeFile, "part" | "fileName" | "firstPage" | "pages">;
	signers: readonly SignerRequest[];
	definitions: readonly TextTagDefinition[];
	refuse: (path: string, message: string) => void;
};

type Place = { page: number; bounds: Bounds };

/** Bounds have been through arithmetic. */
const TOLERANCE_PX = 0.5;

/** What a printed tag asks for, or null when it was refused. */
export function readPlacedTag(printed: PrintedTag, context: Context): PlacedTag | null {
	const { file, refuse } = context;
	const name = `the tag ${printed.text} on page ${printed.page} of "${file.fileName}"`;
	const path = file.part;
	const geometry = file.pages[printed.page - 1];
	const visible = geometry && visiblePart(printed.bounds, geometry);
	if (!visible) {
		refuse(path, `${capital(name)} is outside the visible part of the page. Move it onto the page or remove it.`);
		return null;
	}
	const place = { page: file.firstPage + printed.page - 1, bounds: visible };
	const tag = parseTextTag(printed.text.slice(2, -2));
	if (tag?.kind === "inline") return readInline(tag, place, { ...context, name, path });
	if (tag?.kind === "defined") return readDefined(tag, place, { ...context, name, geometry });
	refuse(path, `${capital(name)} isn’t valid: ${tag?.problem ?? "it isn’t a text tag."}`);
	return null;
}

function readInline(
	tag: Extract<TextTag, { kind: "inline" }>,
	{ page, bounds }: Place,
	context: Context & { name: string; path: string },
): PlacedTag | null {
	const { name, path, refuse } = context;
	if (!isForSigner(tag.signerIndex - 1, context)) return null;
	const parsed = parseInlineTag(tag, { page, bounds }, path);
	if ("errors" in parsed) {
		const problem = Object.values(parsed.errors)[0]?.[0] ?? "";
		refuse(path, `${capital(name)} isn’t valid: ${problem} Use a tag with a definition, {{@id}}, instead.`);
		return null;
	}
	const signer = tag.signerIndex - 1;
	return { name, path, signer, fieldId: tag.fieldId, definitionId: null, field: parsed.field };
}

function readDefined(
	tag: Extract<TextTag, { kind: "defined" }>,
	place: Place,
	context: Context & { name: string; geometry: PageGeometry },
): PlacedTag | null {
	const { name, refuse, geometry } = context;
	const definition = context.definitions.find(({ definitionId }) => definitionId === tag.definitionId);
	if (!definition) {
		const advice = `Add one with DefinitionId "${tag.definitionId}" to TextTagDefinitions.`;
		refuse("TextTagDefinitions", `${capital(name)} has no definition. ${advice}`);
		return null;
	}
	const { path, signer, definitionId } = definition;
	if (!isForSigner(signer, context)) return null;
	const bounds = definedBounds(definition, place.bounds);
	if (!isInside(bounds, geometry)) {
		const size = `${Math.floor(geometry.widthPx)} × ${Math.floor(geometry.heightPx)}`;
		refuse(
			path,
			`The field of ${name} would extend past the edge of the page (${size} pixels). Change Size or Offset.`,
		);
		return null;
	}
	const field: FieldWithValue = {
		...definition.field,
		page: place.page,
		bounds,
		label: tag.label || definition.field.label,
		name: tag.label || definition.field.name || definition.field.label,
		placeholder: definition.field.placeholder || (isTextLike(definition.field.type) ? tag.label : ""),
	};
	return { name, path, signer, fieldId: tag.fieldId ?? definition.fieldId, definitionId, field };
}

function definedBounds({ widthPx, heightPx, offsetPx }: TextTagDefinition, printed: Bounds): Bounds {
	return {
		x: printed.x + offsetPx.x,
		y: printed.y + offsetPx.y,
		width: widthPx ?? printed.width,
		height: heightPx ?? printed.height,
	};
}

function isInside({ x, y, width, height }: Bounds, page: PageGeometry): boolean {
	return x >= 0 && y >= 0 && x + width <= page.widthPx + TOLERANCE_PX && y + height <= page.heightPx + TOLERANCE_PX;
}

function isForSigner(index: number, { signers, name, refuse }: Context & { name: string }): boolean {
	const signer = signers[index];
	if (!signer) {
		refuse("Signers", `${capital(name)} is for signer ${index + 1}, but the document has only ${signers.length}.`);
		return false;
	}
	if (signer.signerType === "Reviewer") {
		refuse(`Signers[${index}].SignerType`, `${capital(name)} is for a reviewer. Reviewers can’t have fields.`);
		return false;
	}
	return true;
}

function capital(name: string): string {
	return name.charAt(0).toUpperCase() + name.slice(1);
}
