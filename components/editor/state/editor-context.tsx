"use client";

import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { DeskStore } from "./editor-store.ts";
import type { DeskView } from "./editor-view.ts";

/** The draft with everything that can be done to it, and what one looks at. */
export type Desk = { store: DeskStore; view: DeskView };

const DeskContext = createContext<Desk | null>(null);

/** Gives everything below it one desk. */
export function DeskProvider({ store, view, children }: Desk & { children: ReactNode }) {
	const desk = useMemo(() => ({ store, view }), [store, view]);
	return <DeskContext value={desk}>{children}</DeskContext>;
}

/** The desk itself, to do something; it never changes, so nothing renders by it. See `useDesk` for what it shows. */
export function useDeskItself(): Desk {
	const desk = useContext(DeskContext);
	if (!desk) throw new Error("The desk is used outside of its page.");
	return desk;
}
