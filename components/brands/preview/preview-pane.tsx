"use client";

import { FileBadge2, Mail, Monitor, Moon, Smartphone, Sun } from "lucide-react";
import { type ReactNode, useMemo, useState, useSyncExternalStore } from "react";
import { cx } from "#components/ui/cx.ts";
import { Choice } from "#components/ui/forms/choice.tsx";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import { PREVIEWED_MAILS, type PreviewedMail } from "#lib/contract/brands/mail-preview.ts";
import { CATALOGUE_LOCALES, type CatalogueLocale } from "#lib/i18n/locales.ts";
import { useLogoLook } from "../face/use-logo-look.ts";
import { DesignerProvider, useDesigner } from "../state/designer-context.tsx";
import { CertificatePreview } from "./certificate-preview.tsx";
import { MailPreview } from "./mail-preview.tsx";
import { PagePreview } from "./page-preview.tsx";
import { type SendSample, SendSampleButton } from "./send-sample.tsx";
import type { LoadMail } from "./use-mail-preview.ts";

const SHOWN = ["phone", "page", "mail", "certificate"] as const;
type Shown = (typeof SHOWN)[number];

/** Below that one preview is shown at a time. */
const NARROW = "(max-width: 1023px)";

type MailVerbs = { loadMail: LoadMail; sendSample: SendSample };

/** What signers get: the signing page on two screens, the mail, the certificate. */
export function PreviewPane({ loadMail, sendSample }: MailVerbs) {
	const { preview: words } = useWords("brands");
	const own = useWordsLocale();
	const [locale, setLocale] = useState<CatalogueLocale>(own);
	const [isDark, setIsDark] = useState(false);
	const [chosen, setChosen] = useState<Shown>("phone");
	const isNarrow = useSyncExternalStore(
		subscribe,
		() => window.matchMedia(NARROW).matches,
		() => false,
	);
	const isShown = (one: Shown) => !isNarrow || one === chosen;
	const look = { locale, isDark };
	const designer = useDesigner();
	const logo = useReadableLogo(designer.values.logo);
	const shown = useMemo(() => ({ ...designer, values: { ...designer.values, logo } }), [designer, logo]);
	return (
		<>
			<div className="flex flex-wrap items-center gap-x-3 gap-y-2">
				<h2 className="min-w-0 flex-1 font-semibold max-lg:sr-only">{words.title}</h2>
				{isNarrow ? (
					<Choice label={words.which} of={SHOWN} chosen={chosen} onChoose={setChosen}>
						{(one) => words[one]}
					</Choice>
				) : null}
				<Looks locale={locale} onLocale={setLocale} isDark={isDark} onDark={setIsDark} />
			</div>
			<div className="preview-grid">
				<DesignerProvider value={shown}>
					{isShown("page") ? (
						<Shot name="page" icon={<Monitor size={14} aria-hidden="true" />} title={words.page}>
							<PagePreview title={words.page} {...look} widthPx={1120} heightPx={720} />
						</Shot>
					) : null}
					{isShown("phone") ? (
						<Shot name="phone" icon={<Smartphone size={14} aria-hidden="true" />} title={words.phone}>
							<PagePreview title={words.phone} {...look} widthPx={390} heightPx={780} />
						</Shot>
					) : null}
				</DesignerProvider>
				{isShown("mail") ? <MailShot {...{ loadMail, sendSample, locale, isDark }} /> : null}
				{isShown("certificate") ? (
					<Shot name="certificate" icon={<FileBadge2 size={14} aria-hidden="true" />} title={words.certificate}>
						<CertificatePreview locale={locale} />
					</Shot>
				) : null}
			</div>
		</>
	);
}

/** The logo as signing pages show it; null: the brand’s name stands in its place. */
function useReadableLogo(logo: string | null): string | null {
	const look = useLogoLook(logo);
	return look?.isReadable === false ? null : logo;
}

/** One of the mails, and the way to have it sent to oneself. */
function MailShot({ loadMail, sendSample, ...look }: MailVerbs & { locale: CatalogueLocale; isDark: boolean }) {
	const { preview: words } = useWords("brands");
	const [mail, setMail] = useState<PreviewedMail>("please-sign");
	const aside = (
		<>
			<SendSampleButton send={sendSample} mail={mail} locale={look.locale} />
			<Choice label={words.mails.label} of={PREVIEWED_MAILS} chosen={mail} onChoose={setMail}>
				{(one) => (one === "please-sign" ? words.mails.request : words.mails.completed)}
			</Choice>
		</>
	);
	return (
		<Shot name="mail" icon={<Mail size={14} aria-hidden="true" />} title={words.mail} aside={aside}>
			<MailPreview load={loadMail} mail={mail} {...look} />
		</Shot>
	);
}

type LooksProps = {
	locale: CatalogueLocale;
	onLocale: (locale: CatalogueLocale) => void;
	isDark: boolean;
	onDark: (isDark: boolean) => void;
};

/** In which language and which colours all of it is shown. */
function Looks({ locale, onLocale, isDark, onDark }: LooksProps) {
	const { preview: words } = useWords("brands");
	return (
		<>
			<Choice label={words.language} of={CATALOGUE_LOCALES} chosen={locale} onChoose={onLocale}>
				{(one) => one}
			</Choice>
			<Choice
				label={words.scheme}
				of={["light", "dark"]}
				chosen={isDark ? "dark" : "light"}
				onChoose={(one) => onDark(one === "dark")}
			>
				{(one) => (
					<>
						{one === "light" ? <Sun size={16} aria-hidden="true" /> : <Moon size={16} aria-hidden="true" />}
						<span className="sr-only">{one === "light" ? words.light : words.dark}</span>
					</>
				)}
			</Choice>
		</>
	);
}

function subscribe(listener: () => void): () => void {
	const query = window.matchMedia(NARROW);
	query.addEventListener("change", listener);
	return () => query.removeEventListener("change", listener);
}

type ShotProps = { name: Shown; icon: ReactNode; title: string; aside?: ReactNode; children: ReactNode };

function Shot({ name, icon, title, aside, children }: ShotProps) {
	return (
		<figure className={cx("min-w-0", `preview-${name}`)}>
			<figcaption className="mb-2 flex min-h-8 flex-wrap items-center gap-1.5 text-ink-soft text-xs">
				{icon}
				<span className="flex-1">{title}</span>
				{aside}
			</figcaption>
			<div className="preview-shot">{children}</div>
		</figure>
	);
}
