import { redirect } from "next/navigation";
import { type HalfWayView, viewHalfWay } from "#lib/domain/users/admitting/half-way.ts";
import type { NextStep } from "#lib/domain/users/admitting/next-step.ts";
import { readHalfWay } from "./half-way-cookie.ts";
import { visitorContext } from "./page-context.ts";

const PAGES: Record<NextStep, string> = {
	factor: "/sign-in/factor",
	enrolment: "/sign-in/set-up",
	// What was required is set up: the same page has them go on.
	session: "/sign-in/set-up",
};

/** Who is half-way in, for the page that asks them for more; whoever is elsewhere on the way is led there. */
export async function requireHalfWay(page: string, target: string): Promise<HalfWayView> {
	const returnTo = encodeURIComponent(target);
	const halfWay = await readHalfWay();
	const view = halfWay && (await viewHalfWay(await visitorContext(), halfWay));
	if (!view) redirect(`/sign-in?again=1&over=1&returnTo=${returnTo}`);
	if (PAGES[view.step] !== page) redirect(`${PAGES[view.step]}?returnTo=${returnTo}`);
	return view;
}
