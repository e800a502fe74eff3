import { handleAuthRoute } from "#lib/http/auth-route.ts";

export const GET = handleAuthRoute;
export const POST = handleAuthRoute;
