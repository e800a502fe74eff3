"use client";

import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { preload } from "react-dom";
import { cx } from "#components/ui/cx.ts";
import { PHONE_QUERY, PHONE_WIDTH_PX } from "#lib/contract/page-picture.ts";
import { inlinedPicture } from "./inline-pictures.ts";
import { useSharpPicture } from "./use-sharp-picture.ts";
import { type PictureTrouble, whyNoPicture } from "./why-no-picture.ts";

/** How long a page has to be near before something is fetched for it. */
const REST_MS = 120;

/**
 * Whether a page that was scrolled to is stayed at; true at once for what came with the HTML. A browser has six
 * requests at a time: the pictures of all the pages that one flew past would stand before those that one looks at.
 */
function useRests(): boolean {
	const [rests, setRests] = useState(useSyncExternalStore(never, no, yes));
	useEffect(() => {
		if (rests) return;
		const timer = window.setTimeout(() => setRests(true), REST_MS);
		return () => window.clearTimeout(timer);
	}, [rests]);
	return rests;
}

const never = () => () => {};
const no = () => false;
/** While the page is made on the server, and while it comes alive in the browser. */
const yes = () => true;

type PageImageProps = {
	page: number;
	imageUrl: (page: number, widthPx?: number) => string;
	label: string;
	/** Somebody looks at it. */
	isVisible: boolean;
	/** Where no other picture is laid over it, it becomes sharper with this; left out: it stays as it is. */
	zoom?: number;
	/** False: its first page is not drawn ahead in PHONE_WIDTH_PX. */
	hasPhoneSize?: boolean;
	/** Shown until the picture has loaded or failed. */
	comingText?: string;
	/** Why there is no picture; null: it is there. Stays the same function; left out where it is shown a second time. */
	onTrouble?: (page: number, trouble: PictureTrouble | null) => void;
};

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

/**
 * A page as the server has drawn it. What did not come over a bad connection is asked for again, and so is what
 * could not be drawn, in case that it can be. A page that is still blank says that it is not blank in the file.
 */
export function PageImage({
	page,
	imageUrl,
	label,
	isVisible,
	zoom = 1,
	hasPhoneSize = true,
	comingText,
	onTrouble,
}: PageImageProps) {
	const image = useRef<HTMLImageElement>(null);
	const pictureUrl = useCallback((widthPx?: number) => imageUrl(page, widthPx), [imageUrl, page]);
	const [trouble, setTrouble] = useState<PictureTrouble | null>(null);
	const tell = useCallback(
		(next: PictureTrouble | null) => {
			setTrouble(next);
			onTrouble?.(page, next);
		},
		[onTrouble, page],
	);
	const { attempt, isShown, hasFailed, onLoad, onError } = usePicture(image, pictureUrl, tell);
	const sharp = useSharpPicture(image, pictureUrl, isShown && isVisible, zoom);
	const isFirst = page === 1;
	// What one opens is stayed at.
	const rests = useRests() || isFirst;
	const isComing = !isShown && (trouble === null || trouble === "lost");
	return (
		<>
			{isComing && comingText ? (
				<p aria-hidden="true" className="page-coming">
					{comingText}
				</p>
			) : null}
			{rests ? (
				<picture>
					{isFirst && hasPhoneSize && !sharp ? <PhoneSource pictureUrl={pictureUrl} /> : null}
					<img
						key={attempt}
						ref={image}
						// The browser keeps what the HTML carried.
						suppressHydrationWarning
						src={sharp ?? inlinedPicture(pictureUrl()) ?? pictureUrl()}
						alt={label}
						draggable={false}
						fetchPriority={isFirst ? "high" : "auto"}
						decoding={isFirst ? "sync" : "async"}
						onLoad={onLoad}
						onError={onError}
						// A browser's own sign of a broken picture says nothing that is not said better.
						className={cx("absolute inset-0 h-full w-full select-none", hasFailed && "opacity-0")}
					/>
				</picture>
			) : null}
		</>
	);
}

/** A smaller first picture for phones; the HTML preloads whichever of the two applies and isn’t part of it. */
function PhoneSource({ pictureUrl }: { pictureUrl: (widthPx?: number) => string }) {
	const phoneUrl = pictureUrl(PHONE_WIDTH_PX);
	const inlined = inlinedPicture(phoneUrl);
	if (typeof window === "undefined") {
		if (!inlined) preload(phoneUrl, { as: "image", fetchPriority: "high", media: PHONE_QUERY });
		preload(pictureUrl(), { as: "image", fetchPriority: "high", media: `not all and ${PHONE_QUERY}` });
	}
	// The browser keeps what the HTML carried.
	return <source suppressHydrationWarning media={PHONE_QUERY} srcSet={inlined ?? phoneUrl} />;
}

/** Whether the picture is shown; if not, why is told, and it is asked for again. */
function usePicture(
	image: React.RefObject<HTMLImageElement | null>,
	pictureUrl: () => string,
	tell: (trouble: PictureTrouble | null) => void,
) {
	const [attempt, setAttempt] = useState(0);
	const [failures, setFailures] = useState(0);
	const [isShown, setIsShown] = useState(false);
	// Why an earlier try failed is of no interest once a later one has ended.
	const ended = useRef(0);
	const onLoad = useCallback(() => {
		ended.current += 1;
		setIsShown(true);
		// What came at last is not asked for again.
		setFailures(0);
		tell(null);
	}, [tell]);
	const onError = useCallback(() => {
		ended.current += 1;
		const mine = ended.current;
		setIsShown(false);
		setFailures((count) => count + 1);
		void whyNoPicture(pictureUrl()).then((trouble) => mine === ended.current && tell(trouble));
	}, [pictureUrl, tell]);
	useEffect(() => {
		// What came, or failed, before the page was alive has told nobody.
		if (!image.current?.complete || attempt > 0) return;
		if (image.current.naturalWidth > 0) onLoad();
		else onError();
	}, [image, attempt, onLoad, onError]);
	useEffect(() => {
		if (failures === 0) return;
		const delayMs = Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS);
		const timer = window.setTimeout(() => setAttempt((count) => count + 1), delayMs);
		return () => window.clearTimeout(timer);
	}, [failures]);
	return { attempt, isShown, hasFailed: failures > 0, onLoad, onError };
}
