import type { Cut } from '../trim'

/** Contexts, portals, hydration, and what waits for promises (`Suspense`, `lazy`). */
const beyondOneTree: Cut[] = [
  { from: '||n.props.__P?null:S(n)', put: '?null:S(n)' },
  { from: 'n.__c&&!n.props.__P)return n.__e=null', put: 'n.__c)return n.__e=null' },
  { from: 'if(n.props.__P)return t;' },
  { from: '||u&&!t.props.__P)', put: '||u)' },
  { from: '!u&&(i=t.__c)&&(i=i.__z)', upTo: 'u||g(t.__e)' },
  { from: '128&u.__u&&', upTo: 'n:if(' },
  { from: '(h.ref!=v.ref||8&h.__u)&&(', put: 'h.ref!=v.ref&&(' },
  { from: 'C=(s=V.prototype)&&s.render,', upTo: '(d=u.__c)?(', put: 'C=V.prototype&&V.prototype.render,' },
  { from: 'new V(M,L)', put: 'new V(M)' },
  { from: 'new x(M,L)', put: 'new x(M)' },
  { from: 'd.__n=i,' },
  { from: ',d.context)}while', put: ')}while' },
  { from: 'M.__P&&(s=l', upTo: 'l=I(t,w(A)' },
  {
    from: 'if(e.length=v,r.__v=null,c||o)',
    upTo: 'r.__k||(r.__k',
    put: 'e.length=v,r.__v=null,r.__e=u.__e;',
  },
  { from: ',t&&t.then||D(r)' },
  { from: 'this.props=n,this.context=t,', put: 'this.props=n,' },
  { from: 'this.constructor(n,r)', put: 'this.constructor(n)' },
  // Comments between the nodes, with which a server marks what it drew.
  { from: 'for(t&&!t.parentNode', put: 't&&!t.parentNode' },
  {
    from: 'o=n.__e,e=t;e&&8==e.nodeType;',
    upTo: 'function O(',
    put: 'o=n.__e,o!=t&&r.insertBefore(o,t||null);return o.nextSibling}',
  },
  // The functions that draw take no context, no nodes to hydrate, and not whether they do so.
  {
    from: 'z(e,r,u,t.__n,e.namespaceURI,32&u.__u?[i]:null,f,i||S(u),32&u.__u,o)',
    put: 'z(e,r,u,e.namespaceURI,f,i||S(u),o)',
  },
  { from: 'function I(n,t,r,u,i,f,o,e,l,c,a)', put: 'function I(n,t,r,u,f,e,l,a)' },
  { from: 'z(n,v,h,i,f,o,e,l,c,a)', put: 'z(n,v,h,f,e,l,a)' },
  { from: 'function z(t,r,u,i,f,o,e,l,c,a)', put: 'function z(t,r,u,f,e,l,a)' },
  {
    from: 'I(t,w(A)?A:[A],r,u,i,f,o,e,l,c,a),M.__P&&(r.__e=null,l=s),r.__u&=-161,p&&p.some(g)',
    put: 'I(t,w(A)?A:[A],r,u,f,e,l,a)',
  },
  {
    from: 'function Q(',
    upTo: 'function R(',
    put: `function Q(t,r){
      var i=r.__k,f=[],o=[];
      r.__k=k($,null,[t]);
      z(r,r.__k,i||p,r.namespaceURI,f,i?i.__e:r.firstChild,o);
      E(f,r.__k,o)}`,
  },
]

/** Life cycles of classes, but for those that make an error boundary. */
const lifeCycles: Cut[] = [
  { from: ',V.getDerivedStateFromProps&&(d.__s==', upTo: '),k=d.props' },
  {
    from: 'if(M!==k&&C&&!V.getDerivedStateFromProps',
    upTo: '){r.__v!=u.__v',
    put: 'if(r.__v==u.__v&&!(8&d.__g)',
  },
  { from: 'd.componentWillUpdate&&', upTo: 'd.props=M,d.__P', put: '}' },
  { from: 'd.getChildContext&&', upTo: 'A=s&&s.type===$' },
  { from: 'if(i.componentWillUnmount)try', upTo: '}if(i=t.__k)', put: 'i.__P=null' },
  { from: 'x.prototype.forceUpdate=', upTo: 'x.prototype.render=' },
]

/** A component's rendering over again at once when it changes its own state while it renders. */
const renderedOver: Cut[] = [
  { from: ',q=C?25:0;do{', put: ';' },
  { from: '}while(8&d.__g&&++q<25);', put: ';' },
]

/** Options that nobody sets, and the question whether the hooks have set theirs. */
const options: Cut[] = [
  { from: ';return!o&&n.vnode&&n.vnode(e),e', put: ';return e' },
  { from: 'n.vnode&&n.vnode(r),' },
  {
    from: '&&i==n.debounceRendering||((i=n.debounceRendering)||queueMicrotask)(H)',
    put: '||queueMicrotask(H)',
  },
  { from: 'H&&H(r),', put: 'H(r),' },
  { from: 'return(s=n.diffed)&&s(r),l', put: 'return n.diffed(r),l' },
  { from: 'n.__c&&n.__c(r,t)', put: 'n.__c(r,t)' },
  { from: 'if(n.unmount&&n.unmount(t),', put: 'if(n.unmount(t),' },
]

/**
 * What an element can do beyond the HTML and SVG of this app: `dangerouslySetInnerHTML`, `template`, `is`,
 * `foreignObject`, MathML, an input's `value`, `defaultValue`, `htmlFor`, events that are captured, that have no
 * `on…` of their own, or whose handler a parent gets while they bubble. An attribute is set as one, `checked` also
 * as a property, a handler as the element's `on…`, and a style is written anew when it changes.
 */
const elements: Cut[] = [
  {
    from: 'function N(',
    upTo: 'function z(',
    put: `function N(n,t,r){
      if("style"==t)for(t in n.style.cssText="",r)n.style[t]=r[t];
      else if("on"==t.slice(0,2))n[t.toLowerCase()]=r;
      else t=t.replace(/sName$/,"s"),null==r||!1===r&&"-"!=t[4]?n.removeAttribute(t):n.setAttribute(t,r)}`,
  },
  { from: 'F(u.__e,r,u,i,f,o,e,c,a,t)', put: 'F(u.__e,r,u,f,e,a)' },
  {
    from: 'function F(',
    upTo: 'function G(',
    put: `function F(t,r,u,f,e,a){
      var s,_,$=u.props||p,x=r.props,C=r.type;
      if("svg"==C&&(f="http://www.w3.org/2000/svg"),!t){
        if(!C)return document.createTextNode(x);
        t=document.createElementNS(f,C)}
      if(C){
        for(s in $)s in x||N(t,s);
        for(s in x)"children"==s?_=x[s]:$[s]===x[s]||N(t,s,x[s]);
        I(t,w(_)?_:[_],r,u,f,e,u.__k&&S(u,0),a);
        null!=x.checked&&(t.checked=x.checked)
      }else $===x||t.data==x||(t.data=x);
      return t}`,
  },
]

/** Refs that are functions. */
const functionRefs: Cut[] = [
  { from: 'function G(t,r,u,i){', upTo: 'function J(', put: 'function G(t,r){t.current=r}' },
]

/** The search for the fewest moves when children change places: all of them are put in order. */
const moves: Cut[] = [
  { from: 'if(g){for(a=[],s=[]', upTo: 'if(d)for(f=0', put: 'if(g)for(f=i;f--;)k[f]&&(k[f].__u|=4);' },
]

export const preactCuts: Cut[] = [
  ...beyondOneTree,
  ...lifeCycles,
  ...renderedOver,
  ...options,
  ...elements,
  ...functionRefs,
  ...moves,
]
