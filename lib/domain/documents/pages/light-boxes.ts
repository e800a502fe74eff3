import { contrastOf } from "#lib/contract/brands/brand-colors.ts";
import type { PageGround } from "#lib/db/stores/documents/page-ground.ts";
import type { WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import type { FieldDefinition, PageGeometry } from "#lib/fields/field-types.ts";
import { isOnDark } from "#lib/fields/places/dark-ground.ts";
import { isMark } from "#lib/fields/registry.ts";

type StoredField = WholeDocument["fields"][number];

export const LIGHT_BOX = "#FFFFFF";

/** WCAG 2.2, 1.4.3. */
const READABLE_CONTRAST = 4.5;

/**
 * A field as it is printed: dark ink on dark ground gets a light box, unless the sender chose a background.
 *
 * @param ground undefined: the page was never drawn
 */
export function onGround(
	field: StoredField,
	page: PageGeometry | undefined,
	ground: PageGround | undefined,
): StoredField {
	const { definition } = field;
	if (!page || !ground || !needsLightBox(definition) || !isOnDark(ground.dark, page, definition.bounds)) return field;
	return { ...field, definition: { ...definition, backgroundColor: LIGHT_BOX } };
}

/** Whether it could not be read on dark ground. Pictures bring their own, and signatures are written in dark ink. */
export function needsLightBox({ type, font, backgroundColor }: FieldDefinition): boolean {
	if (backgroundColor !== null || type === "Image") return false;
	return isMark(type) || contrastOf(font.color, LIGHT_BOX) >= READABLE_CONTRAST;
}
