"use client";

import { memo, useEffect, useMemo, useState } from "react";
import { useDroppedFile } from "#components/pictures/use-dropped-file.ts";
import { brandColors } from "#lib/contract/brands/brand-colors.ts";
import type { WorkplaceMessages } from "#lib/i18n/app-messages.ts";
import type { SigningMessages } from "#lib/i18n/signing/signing-messages.ts";
import { BrandFrame } from "../../signing/brand-frame.tsx";
import { SigningPage } from "../../signing/signing-page.tsx";
import { isPreviewMessage, PREVIEW_READY } from "../preview/preview-message.ts";
import type { BrandValues } from "../state/brand-values.ts";
import type { DesignerFacts } from "../state/designer-context.tsx";
import { sampleServer } from "./sample-server.ts";
import { sampleCommon, sampleView } from "./sample-view.ts";

type Props = {
	locale: string;
	messages: SigningMessages;
	words: WorkplaceMessages["brands"]["sample"];
	/** What is shown until the designer says more. */
	values: BrandValues;
	facts: DesignerFacts;
	nowMs: number;
};

const SamplePage = memo(SigningPage);

/** The same object as long as it says the same: what a colour does not change is not drawn anew. */
function useStable<T>(value: T): T {
	const text = JSON.stringify(value);
	return useMemo(() => value, [text]);
}

/** The signing page, wearing what the designer around it says. */
export function SampleSigning({ locale, messages, words, nowMs, ...first }: Props) {
	const [told, setTold] = useState<{ values: BrandValues; facts: DesignerFacts }>(first);
	useEffect(() => {
		const hear = ({ data, origin, source }: MessageEvent) => {
			if (origin !== window.location.origin || source !== window.parent || !isPreviewMessage(data)) return;
			setTold({ values: data.values, facts: data.facts });
			document.documentElement.dataset.theme = data.isDark ? "dark" : "light";
		};
		window.addEventListener("message", hear);
		window.parent.postMessage(PREVIEW_READY, window.location.origin);
		return () => window.removeEventListener("message", hear);
	}, []);
	useDroppedFile(null);
	const sample = { ...told, locale, words, nowMs };
	const common = useStable(sampleCommon(sample));
	const view = useStable(sampleView(sample));
	const [server] = useState(() => sampleServer(view, words.heading));
	const brand = { ...common.brand, colors: brandColors(told.values) };
	return (
		<BrandFrame brand={brand}>
			<SamplePage server={server} common={common} view={view} messages={messages} />
		</BrandFrame>
	);
}
