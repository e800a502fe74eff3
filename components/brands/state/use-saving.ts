"use client";

import { useMemo, useState } from "react";
import { toast } from "#components/ui/actions/toast.tsx";
import { useNow } from "#components/ui/reader.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { BrandModel } from "#lib/contract/brands/brand-model.ts";
import { format } from "#lib/i18n/message.ts";
import { brandProblems } from "./brand-problems.ts";
import { type BrandKey, type BrandValues, toBrandValues } from "./brand-values.ts";
import { saveBrand } from "./save-brand.ts";
import type { BrandDraft } from "./use-brand-draft.ts";

type Refused = { message: string; fields: BrandKey[]; of: BrandValues };

export type BrandSaving = ReturnType<typeof useSaving>;

/**
 * Saving a brand, and what stands in its way: what is wrong by itself, and what the server refused until it is changed.
 *
 * @param brand null: it is not there yet
 */
export function useSaving(brand: BrandModel | null, draft: BrandDraft, onSaved: (brand: BrandModel) => void) {
	const words = useWords("brands");
	const { unreachable } = useWords("common");
	const nowMs = useNow();
	const { base, values, changes } = draft;
	const [isBusy, setIsBusy] = useState(false);
	const [isTried, setIsTried] = useState(brand !== null);
	const [refused, setRefused] = useState<Refused | null>(null);
	const own = useMemo(() => brandProblems(values, base, words, nowMs), [values, base, words, nowMs]);
	const problems = useMemo(() => {
		const standing = refused?.fields.filter((key) => refused.of[key] === values[key]) ?? [];
		const ofServer = Object.fromEntries(standing.map((key) => [key, refused?.message ?? ""]));
		// Of a new brand nobody has to hear at once that it has no name yet.
		const { brandName, ...others } = own;
		return { ...ofServer, ...(isTried && brandName ? { ...others, brandName } : others) };
	}, [own, refused, values, isTried]);

	/** @returns settings that stand in its way */
	async function save(): Promise<readonly BrandKey[]> {
		setIsTried(true);
		const wrong = Object.keys(own) as BrandKey[];
		if (isBusy || wrong.length > 0) return wrong;
		setIsBusy(true);
		const answer = await saveBrand(brand?.brandId ?? null, changes, unreachable);
		setIsBusy(false);
		if (!answer.ok) {
			setRefused({ message: answer.message, fields: answer.fields, of: values });
			toast(`${words.save.failed} ${answer.message}`, "bad");
			return answer.fields;
		}
		setRefused(null);
		draft.saved(changes, toBrandValues(answer.brand));
		toast(format(words.save.done, { name: answer.brand.brandName }));
		onSaved(answer.brand);
		return [];
	}

	return { save, isBusy, problems };
}
