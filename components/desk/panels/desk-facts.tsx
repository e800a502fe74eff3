"use client";

import { createContext, type ReactNode, useContext } from "react";
import type { DeskFacts } from "#lib/draft/desk-facts.ts";

const FactsContext = createContext<DeskFacts | null>(null);

/** Gives the panels what they have to know besides the draft. */
export function DeskFactsProvider({ facts, children }: { facts: DeskFacts; children: ReactNode }) {
	return <FactsContext value={facts}>{children}</FactsContext>;
}

/** @throws Error outside a desk */
export function useDeskFacts(): DeskFacts {
	const facts = useContext(FactsContext);
	if (!facts) throw new Error("There is no desk around this.");
	return facts;
}
