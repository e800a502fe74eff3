import type { Metadata } from "next";
import Link from "next/link";
import { redirect } from "next/navigation";
import { FactorForm } from "#components/security/factor-form.tsx";
import { Address } from "#components/ui/address.tsx";
import { Filled } from "#components/ui/filled.tsx";
import { viewHalfWay } from "#lib/domain/users/admitting/half-way.ts";
import { readHalfWay } from "#lib/http/pages/half-way-cookie.ts";
import { localPath } from "#lib/http/pages/local-path.ts";
import { oneParam } from "#lib/http/pages/one-param.ts";
import { visitorContext } from "#lib/http/pages/page-context.ts";
import { pageWords } from "../../../room-words.tsx";
import "../../../code-input.css";

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).entrance.factor.title };
}

type Props = { searchParams: Promise<Partial<Record<"returnTo" | "by" | "refused", string | string[]>>> };

const LINK_CLASS = "text-seal underline-offset-4 hover:underline";

/** The password was right: what is asked besides. There is no session before. */
export default async function FactorPage({ searchParams }: Props) {
	const { returnTo, by, refused } = await searchParams;
	const target = encodeURIComponent(localPath(oneParam(returnTo)) ?? "/start");
	const halfWay = await readHalfWay();
	const view = halfWay && (await viewHalfWay(await visitorContext(), halfWay));
	if (!view) redirect(`/sign-in?again=1&over=1&returnTo=${target}`);
	const { factor: words } = (await pageWords()).entrance;
	const isRecovery = oneParam(by) === "recovery";
	const here = `/sign-in/factor?returnTo=${target}`;
	return (
		<>
			<h1 className="mb-2 font-semibold text-display">{words.title}</h1>
			<p className="mb-6 text-ink-soft text-read">{isRecovery ? words.recovery : words.app}</p>
			<FactorForm
				key={isRecovery ? "recovery" : "app"}
				isRecovery={isRecovery}
				returnTo={decodeURIComponent(target)}
				wasWrong={refused !== undefined}
			/>
			<div className="mt-5 flex flex-col gap-3 text-center">
				<Link href={isRecovery ? here : `${here}&by=recovery`} className={LINK_CLASS}>
					{isRecovery ? words.useApp : words.useRecovery}
				</Link>
				{isRecovery ? <p className="text-ink-soft">{words.lost}</p> : null}
				<p className="text-ink-soft">
					<Filled text={words.other} values={{ email: <Address text={view.email} /> }} />{" "}
					<Link href={`/sign-in?again=1&returnTo=${target}`} className={LINK_CLASS}>
						{words.otherAction}
					</Link>
				</p>
			</div>
		</>
	);
}
