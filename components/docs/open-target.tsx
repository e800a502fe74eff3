"use client";

import { useEffect } from "react";

/** Unfolds what is around the row that the address names, in browsers that don’t do so themselves. */
export function OpenTarget() {
	useEffect(() => {
		const open = () => {
			const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
			let folded = target?.closest<HTMLDetailsElement>("details:not([open])");
			if (!folded) return;
			for (; folded; folded = target?.closest("details:not([open])")) folded.open = true;
			target?.scrollIntoView();
		};
		open();
		addEventListener("hashchange", open);
		return () => removeEventListener("hashchange", open);
	}, []);
	return null;
}
