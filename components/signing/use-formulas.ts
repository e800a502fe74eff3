"use client";

import { useEffect } from "react";
import { loadFormulas } from "#lib/fields/formulas/load-formulas.ts";
import type { SigningStore } from "./state/signing-store.ts";

/**
 * Loads what calculates formulas where the page has some. Until it is there they show what the server has made of what
 * is stored; without a connection it is tried again when there is one.
 */
export function useFormulas(store: SigningStore): void {
	useEffect(() => {
		if (!store.getState().fields.some(({ field }) => field.type === "Formula")) return;
		let isLeft = false;
		const load = () =>
			loadFormulas().then(
				(engine) => {
					if (!isLeft) store.dispatch({ type: "formulas-loaded", engine });
					window.removeEventListener("online", load);
				},
				() => {},
			);
		window.addEventListener("online", load);
		void load();
		return () => {
			isLeft = true;
			window.removeEventListener("online", load);
		};
	}, [store]);
}
