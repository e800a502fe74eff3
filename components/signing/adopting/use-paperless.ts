"use client";

import { useEffect, useState } from "react";
import { paperlessPicture } from "./paperless-picture.ts";

/** The address of a chosen picture as it will be used: by the server's own rule without its paper. */
export function usePaperless(file: File | null): string | null {
	const [url, setUrl] = useState<string | null>(null);
	useEffect(() => {
		if (!file) return;
		let isGone = false;
		const whole = URL.createObjectURL(file);
		let shown = whole;
		void paperlessPicture(whole).then((made) => {
			if (isGone) return;
			if (made) shown = URL.createObjectURL(made.picture);
			setUrl(shown);
		});
		return () => {
			isGone = true;
			URL.revokeObjectURL(whole);
			URL.revokeObjectURL(shown);
			setUrl(null);
		};
	}, [file]);
	return url;
}
