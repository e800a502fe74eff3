"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { useWords } from "#components/ui/words.tsx";
import { brandColors } from "#lib/contract/brands/brand-colors.ts";
import type { PreviewedMail } from "#lib/contract/brands/mail-preview.ts";
import type { CatalogueLocale } from "#lib/i18n/locales.ts";
import { type Designer, useDesigner } from "../state/designer-context.tsx";
import { COLOR_VARIABLES, type Filling, fillMail, fillText, placesIn } from "./mail-places.ts";
import { useScale } from "./page-preview.tsx";
import { type LoadMail, useMailPreview } from "./use-mail-preview.ts";

type Props = { load: LoadMail; mail: PreviewedMail; locale: CatalogueLocale; isDark: boolean };

const WIDTH_PX = 660;
/** What a mail program needs to lay a logo out; the template has no size, since it knows no logo. */
const LOGO_MOST = "max-width:240px;max-height:40px;width:auto;";

/** The mail, from its sender's line to its foot. */
export function MailPreview({ load, mail, locale, isDark }: Props) {
	const { preview: words } = useWords("brands");
	const designer = useDesigner();
	const { facts, values } = designer;
	const [attempt, setAttempt] = useState(0);
	const template = useMailPreview(load, mail, locale, attempt);
	const name = values.brandName || facts.accountName;
	if (template === "failed") {
		return (
			<div className="flex flex-col items-center gap-3 px-6 py-16 text-center">
				<p>{words.failed}</p>
				<Button onClick={() => setAttempt(attempt + 1)}>{words.again}</Button>
			</div>
		);
	}
	const from = values.fromName ?? values.emailDisplayName ?? `${facts.sender.name} via ${facts.mailName}`;
	return (
		<>
			<dl className="flex flex-col gap-0.5 border-line border-b px-4 py-2.5">
				<Line label={words.from} text={`${from} <${addressOf(designer)}>`} />
				<Line label={words.subject} text={template ? fillText(template.subject, name) : ""} />
			</dl>
			{template ? (
				<MailBody html={template.html} name={name} isDark={isDark} title={words.mail} />
			) : (
				<p className="px-6 py-16 text-center text-ink-soft">{words.loading}</p>
			)}
		</>
	);
}

/** At the brand's domain once it is shown to be the brand's. */
function addressOf({ values, brand, facts: { mailAddress: ours } }: Designer): string {
	const { domainName } = values;
	const isProven = brand?.isDomainVerified && brand.customDomainSettings.domainName === domainName;
	return isProven ? `${ours.slice(0, ours.lastIndexOf("@"))}@${domainName}` : ours;
}

function Line({ label, text }: { label: string; text: string }) {
	return (
		<div className="flex min-h-5 gap-2">
			<dt className="w-16 shrink-0 text-ink-soft">{label}</dt>
			<dd className="min-w-0 truncate" dir="auto">
				{text}
			</dd>
		</div>
	);
}

type BodyProps = { html: string; name: string; isDark: boolean; title: string };

function MailBody({ html, name, isDark, title }: BodyProps) {
	const { values } = useDesigner();
	const frame = useRef<HTMLIFrameElement>(null);
	const [heightPx, setHeightPx] = useState(720);
	const { ref, scale } = useScale(WIDTH_PX);
	const filling = useMemo(() => ({ name, logo: values.logo }), [name, values.logo]);
	const latest = useRef(filling);
	latest.current = filling;
	const content = useMemo(() => withPolicy(fillMail(html, latest.current, isDark)), [html, isDark]);
	const write = useRef<((filling: Filling) => void) | null>(null);
	useEffect(() => write.current?.(filling), [filling]);
	const colors = useMemo(() => brandColors(values), [values]);
	const paint = () => {
		const root = frame.current?.contentDocument?.documentElement;
		root?.style.setProperty(COLOR_VARIABLES.background, colors.background?.color ?? "");
		root?.style.setProperty(COLOR_VARIABLES.backgroundText, colors.background?.text ?? "");
		root?.style.setProperty(COLOR_VARIABLES.button, colors.button?.color ?? "");
		root?.style.setProperty(COLOR_VARIABLES.buttonText, colors.button?.text ?? "");
	};
	useEffect(paint, [colors]);
	return (
		<div ref={ref} className="overflow-hidden" style={{ height: `${heightPx * scale}px` }}>
			<iframe
				ref={frame}
				title={title}
				srcDoc={content}
				sandbox="allow-same-origin"
				// Nothing in it can be pressed, and nothing let fall on it is its own.
				className="pointer-events-none origin-top-left border-0"
				style={{
					width: `${WIDTH_PX}px`,
					height: `${heightPx}px`,
					transform: `scale(${scale})`,
					colorScheme: isDark ? "dark" : "light",
				}}
				onLoad={() => {
					paint();
					const shown = frame.current?.contentDocument;
					write.current = shown ? placesIn(html, shown) : null;
					write.current?.(latest.current);
					const inner = frame.current?.contentDocument?.body;
					if (inner) setHeightPx(Math.min(2400, Math.max(200, inner.scrollHeight)));
				}}
			/>
		</div>
	);
}

/** Nothing runs or loads from elsewhere; links lead nowhere. */
function withPolicy(html: string): string {
	const head =
		`<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data: 'self'; style-src 'unsafe-inline'; font-src 'self'">` +
		`<style>html{overflow:hidden}a{pointer-events:none}img[src^="data:"],img[src^="/logos/"]{${LOGO_MOST}}</style>`;
	return html.replace(/<head[^>]*>/i, (found) => found + head);
}
