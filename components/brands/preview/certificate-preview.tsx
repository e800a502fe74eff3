"use client";

import { useEffect, useMemo, useState } from "react";
import { useWords } from "#components/ui/words.tsx";
import type { CatalogueLocale } from "#lib/i18n/locales.ts";
import { isTimeZone } from "#lib/i18n/moment.ts";
import { useDesigner } from "../state/designer-context.tsx";

/** While somebody types, nothing is drawn. */
const SETTLED_MS = 500;

type Drawn = { url: string } | { problem: string };

/** The first page of the certificate, drawn by what draws it into sealed files. */
export function CertificatePreview({ locale }: { locale: CatalogueLocale }) {
	const { preview: words } = useWords("brands");
	const drawn = useDrawn(locale);
	return (
		<div className="grid bg-white" style={{ aspectRatio: "210 / 297" }}>
			{drawn && "url" in drawn ? (
				<img src={drawn.url} alt={words.certificate} className="h-full w-full" />
			) : (
				<p className="paper-light place-self-center px-4 text-center text-ink-soft">
					{drawn ? drawn.problem : words.loading}
				</p>
			)}
		</div>
	);
}

function useDrawn(locale: CatalogueLocale): Drawn | null {
	const { failed } = useWords("brands").preview;
	const { facts, values, brand } = useDesigner();
	const [drawn, setDrawn] = useState<Drawn | null>(null);
	const zone = values.documentTimeZone?.trim() ?? "";
	const name = values.brandName || facts.accountName;
	const brandId = brand?.brandId ?? null;
	const body = useMemo(
		() => ({
			locale,
			timeZone: zone !== "" && isTimeZone(zone) ? zone : facts.timeZone,
			// Without a logo the name does not stand there.
			name: values.logo === null ? "" : name,
			logo: logoOf(values.logo, brandId),
		}),
		[locale, zone, facts.timeZone, values.logo, name, brandId],
	);
	const text = JSON.stringify(body);
	useEffect(() => {
		const stop = new AbortController();
		let url: string | null = null;
		const timer = setTimeout(async () => {
			const answer = await draw(text, stop.signal, failed);
			if (!answer || stop.signal.aborted) return;
			if ("url" in answer) url = answer.url;
			setDrawn(answer);
		}, SETTLED_MS);
		return () => {
			clearTimeout(timer);
			stop.abort();
			// Shown until the next one is there.
			if (url) setTimeout(URL.revokeObjectURL, 10_000, url);
		};
	}, [text, failed]);
	return drawn;
}

function logoOf(logo: string | null, brandId: string | null) {
	if (logo === null) return null;
	if (logo.startsWith("data:")) return { base64: logo.slice(logo.indexOf(",") + 1) };
	return brandId === null ? null : { brandId };
}

/** @returns null when it was not waited for */
async function draw(body: string, signal: AbortSignal, failed: string): Promise<Drawn | null> {
	try {
		const headers = { "Content-Type": "application/json" };
		const response = await fetch("/settings/brands/certificate", { method: "POST", headers, body, signal });
		if (response.ok) return { url: URL.createObjectURL(await response.blob()) };
		const { error }: { error?: string } = await response.json();
		return { problem: error ?? failed };
	} catch {
		return signal.aborted ? null : { problem: failed };
	}
}
