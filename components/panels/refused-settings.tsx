"use client";

import { createContext, useContext } from "react";

/** What was refused of what can be set in a panel: sentences by setting. Where nothing is judged while one types, nothing is. */
export const RefusedSettings = createContext<Readonly<Record<string, string>>>({});

/** Why a setting was not taken; null: it was. */
export function useRefused(setting: string | undefined): string | null {
	const refused = useContext(RefusedSettings);
	return setting === undefined ? null : (refused[setting] ?? null);
}
