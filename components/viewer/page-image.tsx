"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { useSharpPicture } from "./use-sharp-picture.ts";
import { type PictureTrouble, whyNoPicture } from "./why-no-picture.ts";

type PageImageProps = {
	page: number;
	imageUrl: (page: number, widthPx?: number) => string;
	label: string;
	/** Somebody looks at it. */
	isVisible: boolean;
	/** What is said where a page has no picture; left out where it is shown a second time. */
	troubleText?: Record<Exclude<PictureTrouble, "lost">, string>;
	/** The picture came, and this browser cannot read it. */
	onUnreadable?: (page: number) => void;
};

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

/**
 * A page as the server has drawn it. What did not come over a bad connection is asked for again, and so is what
 * could not be drawn, in case that it can be; both are never left without a word.
 */
export function PageImage({ page, imageUrl, label, isVisible, troubleText, onUnreadable }: PageImageProps) {
	const image = useRef<HTMLImageElement>(null);
	const pictureUrl = useCallback((widthPx?: number) => imageUrl(page, widthPx), [imageUrl, page]);
	const { attempt, isShown, trouble, onLoad, onError } = usePicture(image, pictureUrl);
	const sharp = useSharpPicture(image, pictureUrl, isShown && isVisible);
	useEffect(() => {
		if (trouble === "unreadable") onUnreadable?.(page);
	}, [trouble, onUnreadable, page]);
	const isFirst = page === 1;
	return (
		<>
			<img
				key={attempt}
				ref={image}
				src={sharp ?? pictureUrl()}
				alt={label}
				draggable={false}
				fetchPriority={isFirst ? "high" : "auto"}
				decoding={isFirst ? "sync" : "async"}
				onLoad={onLoad}
				onError={onError}
				className="absolute inset-0 h-full w-full select-none"
			/>
			{troubleText && trouble && trouble !== "lost" ? (
				<p className="absolute inset-x-0 top-0 text-pretty bg-warn-soft px-4 py-3 text-read" role="status">
					{troubleText[trouble]}
				</p>
			) : null}
		</>
	);
}

/** Where the picture stands: shown, or why not and when it is asked for again. */
function usePicture(image: React.RefObject<HTMLImageElement | null>, pictureUrl: () => string) {
	const [attempt, setAttempt] = useState(0);
	const [failures, setFailures] = useState(0);
	const [isShown, setIsShown] = useState(false);
	const [trouble, setTrouble] = useState<PictureTrouble | null>(null);
	const onLoad = useCallback(() => {
		setIsShown(true);
		setTrouble(null);
	}, []);
	const onError = useCallback(() => {
		setFailures((count) => count + 1);
		void whyNoPicture(pictureUrl()).then(setTrouble);
	}, [pictureUrl]);
	useEffect(() => {
		// What came, or failed, before the page was alive has told nobody.
		if (!image.current?.complete || attempt > 0) return;
		if (image.current.naturalWidth > 0) onLoad();
		else onError();
	}, [image, attempt, onLoad, onError]);
	useEffect(() => {
		if (failures === 0) return;
		const delayMs = Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS);
		const timer = window.setTimeout(() => setAttempt(failures), delayMs);
		return () => window.clearTimeout(timer);
	}, [failures]);
	return { attempt, isShown, trouble, onLoad, onError };
}
