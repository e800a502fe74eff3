import { answerLive } from "#lib/http/health.ts";

export const dynamic = "force-dynamic";
export const GET = answerLive;
