export type Route =
  | { name: "door" }
  | { name: "new"; game: string }
  | { name: "table"; code: string }
  | { name: "tv"; code: string }
  | { name: "replay"; id: string }
  /** Without a game it is the first of the shelf. */
  | { name: "rules"; game: string; rule: string }
  | { name: "learn"; game: string }
  | { name: "script" }
  | { name: "haunts" }
  | { name: "puzzles" }
  | { name: "puzzle"; id: string }
  | { name: "lab"; game: string; question: string }
  | { name: "about" }
  | { name: "me" }
  | { name: "keys" }
  | { name: "lost" };

/** Which games there are, the shelf knows; here it is enough that it could be one. */
const isGame = (name: string): boolean => /^[a-z][a-z0-9_-]{0,39}$/.test(name);

export function routeOf(path: string, hash = ""): Route {
  const [first = "", second = "", ...more] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (first === "") return { name: "door" };
  if (more.length) return { name: "lost" };
  if (first === "new" && isGame(second)) return { name: "new", game: second };
  if ((first === "t" || first === "tv") && /^[0-9A-Za-z-]{4,12}$/.test(second))
    return { name: first === "t" ? "table" : "tv", code: second.toUpperCase() };
  if (first === "replay" && second) return { name: "replay", id: second };
  if (first === "rules" && (second === "" || isGame(second)))
    return { name: "rules", game: second, rule: hash.replace("#", "") };
  if (first === "learn" && isGame(second)) return { name: "learn", game: second };
  if (first === "lab" && (second === "" || isGame(second)))
    return { name: "lab", game: second, question: hash.replace("#", "") };
  if (first === "script" && !second) return { name: "script" };
  if (first === "puzzles") return second ? { name: "puzzle", id: second } : { name: "puzzles" };
  if (first === "haunts" && !second) return { name: "haunts" };
  if (first === "about" && !second) return { name: "about" };
  if (first === "me" && !second) return { name: "me" };
  if (first === "keys" && !second) return { name: "keys" };
  return { name: "lost" };
}

class Router {
  route: Route = $state.raw(routeOf(location.pathname, location.hash));

  constructor() {
    window.addEventListener("popstate", () => this.read());
  }

  go(path: string, { replace = false } = {}): void {
    if (path === location.pathname + location.hash) return;
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.read();
    window.scrollTo(0, 0);
  }

  private read(): void {
    this.route = routeOf(location.pathname, location.hash);
  }
}

export const router = new Router();

/** For links: a plain click stays in the page, any other kind does what browsers do. */
export function link(node: HTMLAnchorElement): { destroy(): void } {
  const click = (event: MouseEvent): void => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    event.preventDefault();
    router.go(node.pathname + node.hash);
  };
  node.addEventListener("click", click);
  return { destroy: () => node.removeEventListener("click", click) };
}
