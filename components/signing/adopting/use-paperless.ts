"use client";

import { useEffect, useState } from "react";
import { clearPaper } from "#lib/fields/clear-paper.ts";

const MAX_SIDE_PX = 800;

/** The address of a chosen picture as it will be used: by the server's own rule without its paper. */
export function usePaperless(file: File | null): string | null {
	const [url, setUrl] = useState<string | null>(null);
	useEffect(() => {
		if (!file) return;
		let isGone = false;
		const whole = URL.createObjectURL(file);
		let shown = whole;
		void withoutPaper(whole).then((picture) => {
			if (isGone) return;
			if (picture) shown = URL.createObjectURL(picture);
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

/** Null: the browser cannot draw it; then it is shown as it is. */
async function withoutPaper(url: string): Promise<Blob | null> {
	try {
		const image = new Image();
		image.src = url;
		await image.decode();
		const scale = Math.min(1, MAX_SIDE_PX / Math.max(image.naturalWidth, image.naturalHeight, 1));
		const canvas = document.createElement("canvas");
		canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
		canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
		const context = canvas.getContext("2d");
		if (!context) return null;
		context.drawImage(image, 0, 0, canvas.width, canvas.height);
		const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
		clearPaper(pixels);
		context.putImageData(pixels, 0, 0);
		return await new Promise((done) => canvas.toBlob(done));
	} catch {
		return null;
	}
}
