"use client";

import { useEffect } from "react";

const KEY = "signet-docs-language";

/** Shows all examples in the language that was chosen in one of them, also on the next page. */
export function RememberLanguage() {
	useEffect(() => {
		const choose = (language: string | null) => {
			const inputs = document.querySelectorAll<HTMLInputElement>("input[data-example-language]");
			for (const input of inputs) if (input.value === language) input.checked = true;
		};
		const onChange = ({ target }: Event) => {
			if (!(target instanceof HTMLInputElement) || target.dataset.exampleLanguage === undefined) return;
			const top = target.getBoundingClientRect().top;
			choose(target.value);
			// Examples above it may have become longer.
			scrollBy(0, target.getBoundingClientRect().top - top);
			try {
				localStorage.setItem(KEY, target.value);
			} catch {
				// Storage may be switched off.
			}
		};
		try {
			choose(localStorage.getItem(KEY));
		} catch {
			// Storage may be switched off.
		}
		document.addEventListener("change", onChange);
		return () => document.removeEventListener("change", onChange);
	}, []);
	return null;
}
