"use client";

import { useState } from "react";
import { newDates } from "#components/field-settings/change-type.ts";
import { orUnreachable } from "#components/ui/actions/or-unreachable.ts";
import { toast } from "#components/ui/actions/toast.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { LibraryPatch } from "#lib/draft/library-field.ts";
import type { FieldType } from "#lib/fields/field-types.ts";
import { useLibrary } from "./use-library.ts";

/** What a new field begins with. */
type Beginning = { type: FieldType; name?: string; set?: LibraryPatch };

/** Makes a field at the end of the list, and opens it. */
export function useNewField() {
	const { unreachable } = useWords("common");
	const { store, verbs, brand, open } = useLibrary();
	const [isBusy, setIsBusy] = useState(false);
	const create = async ({ type, name, set }: Beginning) => {
		if (isBusy) return;
		setIsBusy(true);
		const position = Math.max(0, ...store.getState().entries.map((entry) => entry.position)) + 1;
		// Where the brand shows no shared fields, its maker at least finds it on the desk.
		const asked = {
			brandId: brand.id,
			type,
			name: name ?? null,
			isShared: brand.showsShared,
			set: { ...newDates(type), ...set },
			position,
		};
		const answer = await orUnreachable(verbs.create(asked), unreachable);
		setIsBusy(false);
		if (!answer.ok) {
			toast(answer.message, "bad");
			return;
		}
		store.add(answer.value, null);
		open(answer.value.id);
	};
	return { create, isBusy };
}
