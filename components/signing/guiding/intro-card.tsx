"use client";

import { Fragment } from "react";
import { Filled } from "#components/ui/filled.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { Moment } from "#components/ui/time/moment.tsx";
import type { OrganisationFacts } from "#lib/contract/signing/signing-page.ts";
import { format } from "#lib/i18n/message.ts";
import { useSigning } from "../state/signing-context.tsx";

/** Above the document: who asks for what, until when, and what they wrote. */
export function IntroCard() {
	const { common, view, messages, locale } = useSigning();
	const { page } = messages;
	const { senderName: sender, name: organisation } = common.brand;
	const timeZone = view.formats.timeZone;
	return (
		<div className="mb-4 flex flex-col gap-3 px-2 sm:mb-6 sm:px-0">
			<div>
				<h2 className="text-pretty font-semibold text-on-paper text-title">{format(page.asks, { sender })}</h2>
				<p className="text-on-paper-soft">
					{organisation}
					{view.expiresAt ? (
						<>
							{" · "}
							<Filled
								text={page.expires}
								values={{
									date: <Moment at={view.expiresAt} locale={locale} style="minute" fallbackZone={timeZone} />,
								}}
							/>
						</>
					) : null}
				</p>
				{common.organisation ? <About of={common.organisation} /> : null}
			</div>
			{view.signer.type === "InPersonSigner" ? (
				<Notice tone="info">
					{format(page.inPerson, { signer: view.signer.name, host: view.signer.hostName || page.host })}
				</Notice>
			) : null}
			{view.signer.groupName ? (
				<Notice tone="info">{format(page.group, { group: view.signer.groupName })}</Notice>
			) : null}
			{view.files.map(({ name, firstPage, hasItsFonts, hasHiddenLayers }) => (
				<Fragment key={firstPage}>
					{hasHiddenLayers ? <Notice tone="warn">{format(page.hiddenLayers, { file: name })}</Notice> : null}
					{hasItsFonts ? null : <Notice tone="warn">{format(page.fontsNotEmbedded, { file: name })}</Notice>}
				</Fragment>
			))}
			{view.isSandbox ? <Notice tone="warn">{page.sandbox}</Notice> : null}
			{view.disclaimer ? <Disclaimer {...view.disclaimer} /> : null}
			{view.message ? <Quote text={view.message} /> : null}
			{view.privateMessage ? <Quote text={view.privateMessage} label={page.privateNote} /> : null}
			{view.files.length > 1 ? <FileList /> : null}
		</div>
	);
}

/** Who it is that asks, for whoever wonders whether to trust them; works without scripts. */
function About({ of: { name, postalAddress, website, contactEmail } }: { of: OrganisationFacts }) {
	const { page } = useSigning().messages;
	return (
		<details className="mt-1">
			<summary className="inline-flex min-h-6 cursor-pointer items-center text-on-paper-soft underline decoration-line underline-offset-2 hover:decoration-current">
				{format(page.about, { organisation: name })}
			</summary>
			<address className="mt-2 flex flex-col gap-1 rounded-control border border-line bg-surface px-4 py-3 text-ink text-read not-italic">
				{postalAddress ? (
					<span className="whitespace-pre-line break-words" dir="auto">
						{postalAddress}
					</span>
				) : null}
				{website ? (
					<a href={website} target="_blank" rel="noreferrer" className={ABOUT_LINK} dir="ltr">
						{website}
					</a>
				) : null}
				{contactEmail ? (
					<a href={`mailto:${contactEmail}`} className={ABOUT_LINK} dir="ltr">
						{contactEmail}
					</a>
				) : null}
			</address>
		</details>
	);
}

const ABOUT_LINK = "self-start break-all py-0.5 text-seal underline underline-offset-2";

/** What the sender's organisation wants read before anything is signed. */
function Disclaimer({ title, text }: { title: string; text: string }) {
	return (
		<section className="rounded-control border border-line-strong bg-surface px-4 py-3" dir="auto">
			{title ? <h2 className="font-semibold text-ink text-read">{title}</h2> : null}
			{text ? <p className="whitespace-pre-wrap break-words text-ink text-read">{text}</p> : null}
		</section>
	);
}

function Quote({ text, label }: { text: string; label?: string }) {
	return (
		<div className="rounded-control border border-line bg-surface px-4 py-3">
			{label ? <p className="mb-1 font-medium text-ink-soft text-sm">{label}</p> : null}
			<p className="whitespace-pre-wrap break-words text-ink text-read" dir="auto">
				{text}
			</p>
		</div>
	);
}

function FileList() {
	const { view, messages } = useSigning();
	return (
		<ul className="flex flex-col gap-1 text-on-paper-soft">
			{view.files.map(({ name, firstPage, pageCount }) => {
				const values = { name, first: firstPage, last: firstPage + pageCount - 1, page: firstPage };
				const text = pageCount === 1 ? messages.page.fileOnePage : messages.page.file;
				return (
					<li key={firstPage}>
						<a
							className="underline decoration-line underline-offset-2 hover:decoration-current"
							href={`#page-${firstPage}`}
						>
							{format(text, values)}
						</a>
					</li>
				);
			})}
		</ul>
	);
}
