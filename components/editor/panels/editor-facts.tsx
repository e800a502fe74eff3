"use client";

import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from "react";
import type { DeskCustomField, DeskFacts } from "#lib/draft/editor-facts.ts";

type AddCustomField = (brandId: string, field: DeskCustomField) => void;

const FactsContext = createContext<DeskFacts | null>(null);
const AddContext = createContext<AddCustomField | null>(null);

/** Gives the panels what they have to know besides the draft. */
export function DeskFactsProvider({ facts, children }: { facts: DeskFacts; children: ReactNode }) {
	const [kept, setKept] = useState<readonly { brandId: string; field: DeskCustomField }[]>([]);
	const add = useCallback<AddCustomField>((brandId, field) => setKept((before) => [...before, { brandId, field }]), []);
	const all = useMemo(() => {
		if (kept.length === 0) return facts;
		const brands = facts.brands.map((brand) => {
			const own = kept.filter(({ brandId }) => brandId === brand.id).map(({ field }) => field);
			const shown = own.filter(({ isShared }) => brand.showSharedCustomFields || !isShared);
			return { ...brand, customFields: [...brand.customFields, ...shown] };
		});
		return { ...facts, brands };
	}, [facts, kept]);
	return (
		<FactsContext value={all}>
			<AddContext value={add}>{children}</AddContext>
		</FactsContext>
	);
}

/** @throws Error outside a desk */
export function useDeskFacts(): DeskFacts {
	const facts = useContext(FactsContext);
	if (!facts) throw new Error("There is no desk around this.");
	return facts;
}

/** What makes a custom field known that was just kept. @throws Error outside a desk */
export function useAddCustomField(): AddCustomField {
	const add = useContext(AddContext);
	if (!add) throw new Error("There is no desk around this.");
	return add;
}
