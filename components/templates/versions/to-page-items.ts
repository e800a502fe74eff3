import type { FieldType } from "#lib/fields/field-types.ts";
import type { Messages } from "#lib/i18n/generated/messages.d.ts";
import type { TemplatePageItem } from "../template-item.ts";
import { fieldName } from "./changes-text.ts";

type Page = Omit<TemplatePageItem, "fields"> & {
	fields: (Omit<TemplatePageItem["fields"][number], "name"> & { type: FieldType; role: string })[];
};

/** Pages whose fields have a name in the reader’s words. */
export function toPageItems(
	pages: Page[],
	{ templates, types }: { templates: Messages["templates"]; types: Record<FieldType, string> },
): TemplatePageItem[] {
	return pages.map(({ fields, ...page }) => ({
		...page,
		fields: fields.map(({ key, type, role, bounds, hue }) => ({
			...{ key, bounds, hue },
			name: fieldName({ type, role }, types, templates.versions.field),
		})),
	}));
}
