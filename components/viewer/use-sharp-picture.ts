"use client";

import { type RefObject, useEffect, useRef, useState } from "react";
import { SHARP_WIDTHS_PX } from "#lib/contract/page-picture.ts";
import { whenIdle } from "./when-idle.ts";

/** A picture of fewer pixels than are shown by this part is sharp enough. */
const ENOUGH = 0.9;

/**
 * The address of a picture that has a pixel for each of the screen's, once it is there; before, and where the
 * first picture has enough of them, null. It is fetched when the browser has nothing better to do.
 *
 * @param isWanted the first picture is shown, and somebody looks at it
 * @param zoom a sharper picture is looked for when it changes
 */
export function useSharpPicture(
	image: RefObject<HTMLImageElement | null>,
	pictureUrl: (widthPx?: number) => string,
	isWanted: boolean,
	zoom: number,
): string | null {
	const [sharp, setSharp] = useState<string | null>(null);
	/** The largest zoom that it is sharp at. */
	const sharpened = useRef(0);
	useEffect(() => {
		const shown = image.current;
		if (!isWanted || !shown || zoom <= sharpened.current) return;
		const neededPx = shown.clientWidth * window.devicePixelRatio;
		if (neededPx * ENOUGH <= shown.naturalWidth) return;
		const enough = SHARP_WIDTHS_PX.find((widthPx) => widthPx >= neededPx * ENOUGH) ?? SHARP_WIDTHS_PX.at(-1);
		const url = pictureUrl(enough);
		let isOver = false;
		const begin = async () => {
			const picture = new Image();
			picture.src = url;
			// What does not come leaves the page as it is.
			await picture.decode().then(
				() => {
					if (isOver) return;
					sharpened.current = zoom;
					setSharp(url);
				},
				() => undefined,
			);
		};
		const cancel = whenIdle(() => void begin());
		return () => {
			isOver = true;
			cancel();
		};
	}, [image, pictureUrl, isWanted, zoom]);
	return sharp;
}
