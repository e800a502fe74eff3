"use client";

import { useMemo } from "react";
import { PageText, type PageTextProps } from "#components/viewer/page-text.tsx";
import { useSigning } from "../state/signing-context.tsx";
import { useSigningState } from "../state/use-signing-state.ts";
import { anchorFields } from "./anchor-fields.ts";
import { groupId, groupsOf, otherId } from "./field-groups.ts";
import { placesOn } from "./field-view.ts";

/** The words of a page, each field among them where its place is. */
export function PageWords({ page, text, isNear }: Omit<PageTextProps, "owned"> & { page: number }) {
	const { view, store } = useSigning();
	const places = useSigningState((state) => placesOn(state, page));
	const owned = useMemo(() => {
		// Where fields lie never changes, only which are shown.
		const { fields } = store.getState();
		const own = groupsOf(places, store).flatMap((group) => {
			const bounds = fields[group.places[0] ?? -1]?.field.bounds;
			return bounds ? [{ id: groupId(group), bounds }] : [];
		});
		const others = view.others.flatMap((other, index) =>
			other.page === page ? [{ id: otherId(index), bounds: other.bounds }] : [],
		);
		const all = [...own, ...others];
		const unit = 10_000 / (view.pages[page - 1]?.widthPx ?? 1);
		const placed = all.map(({ bounds: { x, y, width, height } }) => ({
			...{ x: x * unit, y: y * unit },
			...{ width: width * unit, height: height * unit },
		}));
		const ids = new Map<number, string>();
		for (const [index, line] of anchorFields(text.lines, placed).entries()) {
			ids.set(line, [ids.get(line), all[index]?.id].filter(Boolean).join(" "));
		}
		return ids;
	}, [places, page, store, text, view]);
	return <PageText text={text} isNear={isNear} owned={isNear ? owned : undefined} />;
}
