import { brandOf } from "#lib/draft/brand-of.ts";
import type { DraftDocument } from "#lib/draft/draft-state.ts";
import type { DeskBrand, DeskCustomField, DeskFacts } from "#lib/draft/editor-facts.ts";

/** The tool that places a custom field: its type first, as for any other. */
export function customTool({ id, definition }: DeskCustomField): string {
	return `${definition.type}:${id}`;
}

/** The custom field that a tool places; null: it is a plain one, or a field that the brand does not offer. */
export function customOfTool(brand: DeskBrand | null, tool: string | null): DeskCustomField | null {
	const [, id] = (tool ?? "").split(":");
	return brand?.customFields.find((field) => field.id === id) ?? null;
}

/** The same each time: whoever selects it is told of changes alone. */
const NO_FIELDS: readonly DeskCustomField[] = [];

/** What the brand of a draft lets its sender place. A brand that is not there any more says nothing. */
export function offeredBy(facts: Pick<DeskFacts, "brands" | "identities">, document: DraftDocument) {
	const brand = brandOf(facts, document);
	return { brand, hasBuiltIn: brand?.showBuiltInFormFields ?? true, custom: brand?.customFields ?? NO_FIELDS };
}
