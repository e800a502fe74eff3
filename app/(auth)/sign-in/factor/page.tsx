import type { Metadata } from "next";
import { FactorForm } from "#components/security/factor-form.tsx";
import { PasskeyFactor } from "#components/security/passkey-factor.tsx";
import { Address } from "#components/ui/address.tsx";
import { Filled } from "#components/ui/filled.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { RoomLink } from "#components/ui/page-link.tsx";
import type { HalfWayView } from "#lib/domain/users/admitting/half-way.ts";
import { ownSite } from "#lib/domain/users/factors/own-site.ts";
import { requireHalfWay } from "#lib/http/pages/half-way-page.ts";
import { localPath } from "#lib/http/pages/local-path.ts";
import { oneParam } from "#lib/http/pages/one-param.ts";
import { pageWords } from "../../../page-words.tsx";
import { askHalfWayAction } from "../actions.ts";
import "../../../code-input.css";
import { formatList } from "#lib/i18n/format.ts";
import { format } from "#lib/i18n/message.ts";

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).entrance.factor.title };
}

type Props = { searchParams: Promise<Partial<Record<"returnTo" | "by" | "refused", string | string[]>>> };
type By = "passkey" | "app" | "recovery";

const LINK_CLASS = "text-seal underline-offset-4 hover:underline";

/** The password was right: what is asked besides. There is no session before. */
export default async function FactorPage({ searchParams }: Props) {
	const { returnTo, by: chosen, refused } = await searchParams;
	const target = localPath(oneParam(returnTo)) ?? "/start";
	const view = await requireHalfWay("/sign-in/factor", target);
	const { entrance, common, locale } = await pageWords();
	const { factor: words } = entrance;
	const site = ownSite();
	const ways = waysOf(view);
	const by = ways.find((one) => one === oneParam(chosen)) ?? ways[0] ?? "recovery";
	const about = { passkey: words.passkey, app: words.app, recovery: words.recovery }[by];
	return (
		<>
			<h1 className="mb-2 font-semibold text-display">{words.title}</h1>
			<p className="mb-6 text-ink-soft text-read">{about}</p>
			{view.ways.passkeys > 0 && "refusal" in site ? (
				<Notice tone="info" className="mb-5">
					{format(common.passkeysNot[site.refusal], site)}
				</Notice>
			) : null}
			{"rpId" in site && view.passkeys.elsewhere.length > 0 ? (
				<Notice tone="info" className="mb-5">
					{format(words.passkeysElsewhere, { hosts: formatList(locale, view.passkeys.elsewhere), here: site.rpId })}
				</Notice>
			) : null}
			{by === "passkey" ? (
				<PasskeyFactor site={site} returnTo={target} ask={askHalfWayAction} />
			) : (
				<FactorForm key={by} isRecovery={by === "recovery"} returnTo={target} wasWrong={refused !== undefined} />
			)}
			<OtherWays
				ways={ways.filter((one) => one !== by)}
				target={target}
				isRecovery={by === "recovery"}
				email={view.email}
			/>
		</>
	);
}

/** The ways that there are for somebody, the one that is offered first first. */
function waysOf({ ways, passkeys }: HalfWayView): By[] {
	return [...(passkeys.here > 0 ? (["passkey"] as const) : []), ...(ways.hasApp ? (["app"] as const) : []), "recovery"];
}

async function OtherWays({
	ways,
	target,
	isRecovery,
	email,
}: {
	ways: By[];
	target: string;
	isRecovery: boolean;
	email: string;
}) {
	const { factor: words } = (await pageWords()).entrance;
	const names = { passkey: words.usePasskey, app: words.useApp, recovery: words.useRecovery };
	const returnTo = encodeURIComponent(target);
	return (
		<div className="mt-5 flex flex-col gap-3 text-center">
			{ways.map((by) => (
				<RoomLink key={by} href={`/sign-in/factor?returnTo=${returnTo}&by=${by}`} className={LINK_CLASS}>
					{names[by]}
				</RoomLink>
			))}
			{isRecovery ? <p className="text-ink-soft">{words.lost}</p> : null}
			<p className="text-ink-soft">
				<Filled text={words.other} values={{ email: <Address text={email} /> }} />{" "}
				<RoomLink href={`/sign-in?again=1&returnTo=${returnTo}`} className="text-seal underline underline-offset-4">
					{words.otherAction}
				</RoomLink>
			</p>
		</div>
	);
}
