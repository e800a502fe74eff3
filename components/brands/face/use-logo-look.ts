"use client";

import { useEffect, useState } from "react";
import { loadImage } from "#components/pictures/picture-parts.ts";
import { isReadableLogo } from "#lib/contract/brands/logo-shape.ts";
import { type LogoColors, lookAtLogo } from "./logo-colors.ts";
import { samplePixels } from "./read-logo.ts";

/** The surface of pages in the dark (app/globals.css). */
const DARK = "#1c1e21";

export type LogoLook = LogoColors & {
	/** Else pages and emails show the brand’s name in its place. */
	isReadable: boolean;
};

/** What a logo looks like; null while nobody knows. */
export function useLogoLook(url: string | null): LogoLook | null {
	const [look, setLook] = useState<{ of: string; look: LogoLook } | null>(null);
	useEffect(() => {
		if (url === null) return;
		let isGone = false;
		const judge = (image: HTMLImageElement) => {
			if (isGone) return;
			const isReadable = isReadableLogo({ widthPx: image.naturalWidth, heightPx: image.naturalHeight });
			setLook({ of: url, look: { ...lookAtLogo(samplePixels(image), DARK), isReadable } });
		};
		loadImage(url).then(judge, () => undefined);
		return () => {
			isGone = true;
		};
	}, [url]);
	return look !== null && look.of === url ? look.look : null;
}
