"use client";

import { useEffect, useRef, useState } from "react";
import type { CatalogueLocale } from "#lib/i18n/locales.ts";
import { useDesigner } from "../state/designer-context.tsx";
import { PREVIEW_READY, type PreviewMessage, previewPath } from "./preview-message.ts";

type Props = {
	title: string;
	locale: CatalogueLocale;
	isDark: boolean;
	/** The window that the page believes to have. */
	widthPx: number;
	heightPx: number;
};

/** The signing page in a window of another size, made as small as there is room for; it is told of each change. */
export function PagePreview({ title, locale, isDark, widthPx, heightPx }: Props) {
	const { values, facts } = useDesigner();
	const frame = useRef<HTMLIFrameElement>(null);
	const { ref, scale } = useScale(widthPx);
	const latest = useRef<PreviewMessage | null>(null);
	latest.current = { kind: "signet-brand", values, facts, isDark };
	useEffect(() => {
		frame.current?.contentWindow?.postMessage({ kind: "signet-brand", values, facts, isDark }, window.location.origin);
	}, [values, facts, isDark]);
	useEffect(() => {
		const hear = ({ data, source }: MessageEvent) => {
			const inner = frame.current?.contentWindow;
			if (data === PREVIEW_READY && source === inner) inner?.postMessage(latest.current, window.location.origin);
		};
		window.addEventListener("message", hear);
		return () => window.removeEventListener("message", hear);
	}, []);
	return (
		<div ref={ref} className="overflow-hidden" style={{ height: `${heightPx * scale}px` }}>
			<iframe
				ref={frame}
				key={locale}
				title={title}
				src={previewPath(locale)}
				className="origin-top-left border-0"
				style={{ width: `${widthPx}px`, height: `${heightPx}px`, transform: `scale(${scale})` }}
			/>
		</div>
	);
}

/** How small something has to become to fit into its room. */
export function useScale(widthPx: number) {
	const ref = useRef<HTMLDivElement>(null);
	const [scale, setScale] = useState(0.5);
	useEffect(() => {
		const room = ref.current;
		if (!room) return;
		const observer = new ResizeObserver(() => setScale(Math.min(1, room.clientWidth / widthPx)));
		observer.observe(room);
		return () => observer.disconnect();
	}, [widthPx]);
	return { ref, scale };
}
