const inPackages = (...names: string[]) => new RegExp(`node_modules[\\\\/](${names.join("|")})[\\\\/]`);

/**
 * What every page is framed with; each from the third page on that shows it. What calls the server is
 * not: a chunk takes all along that its parts import.
 */
const FRAME =
  /[\\/]web[\\/](ui|content|features[\\/]privacy)[\\/](?!save-choice)|node_modules[\\/]lucide-react/;

/**
 * How shared code is cut. Every chunk costs a request and its own imports, so there are few: what
 * changes only with a package, what pages are framed with, and what every assessment needs.
 */
export const codeSplitting = {
  groups: [
    {
      name: "react",
      test: inPackages("react", "react-dom", "react-router", "react-router-dom", "scheduler", "cookie"),
      priority: 3,
    },
    // Apart from what calls the server, which knows the pages too and would take them along.
    { name: "pages", test: /[\\/]domain[\\/]page-paths/, priority: 3 },
    { name: "frame", test: FRAME, minShareCount: 3, priority: 2 },
    {
      name: "assessment",
      test: /[\\/](web[\\/]lib|worker[\\/]domain)[\\/]/,
      minShareCount: 3,
      priority: 1,
    },
  ],
};
