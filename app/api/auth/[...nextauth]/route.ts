import { handleAuthRoute } from "#lib/http/pages/auth-route.ts";

export const GET = handleAuthRoute;
export const POST = handleAuthRoute;
