import type { StoredTemplate } from "#lib/db/stores/templates/templates.ts";
import type { DraftField, DraftState } from "#lib/draft/draft-state.ts";
import { byOrder } from "#lib/draft/order-keys.ts";
import type { Bounds } from "#lib/fields/field-types.ts";
import { roleName } from "./version-changes.ts";

type ViewedPage = {
	fileId: string;
	/** 1-based in the file. */
	filePage: number;
	widthPx: number;
	heightPx: number;
	isUndrawn: boolean;
	fields: { key: string; type: DraftField["type"]; bounds: Bounds; role: string; hue: number }[];
};

/** The pages of a version with the fields on them, in the order of the files. @param files all that the template ever had */
export function viewPages(files: StoredTemplate["files"], state: DraftState): ViewedPage[] {
	const all = Object.entries(state.fields);
	return byOrder(state.files).flatMap((fileId) => {
		const { pages = [], undrawnPages = [] } = files.find(({ id }) => id === fileId) ?? {};
		return pages.map(({ widthPx, heightPx }, index) => {
			const filePage = index + 1;
			const onPage = all.filter(([, field]) => field.fileId === fileId && field.page === filePage);
			return {
				...{ fileId, filePage, widthPx, heightPx, isUndrawn: undrawnPages.includes(filePage) },
				fields: onPage.map(([key, { type, bounds, recipientId }]) => {
					const role = state.recipients[recipientId];
					return { key, type, bounds, role: roleName(role), hue: role?.hue ?? 0 };
				}),
			};
		});
	});
}
