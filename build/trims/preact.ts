/**
 * Of Preact's core, what this app can use: components, elements, texts and lists of them. Gone are contexts, portals,
 * hydration, what waits for promises, refs that are functions, life cycles of classes but for the two of an error
 * boundary (which must both be there), a component's rendering over again at once when it changes its own state while
 * it renders, a second rendering into the same root, children that are functions or `String` objects, and all options
 * but those of the hooks. Most functions are written anew for what stays, in the package's names for functions and
 * properties:
 *
 * - of a virtual node: its node or text `__e`, component `__c`, children `__k`, parent `__`, place among the parent's
 *   children `__i`, depth `__b` (0 until it is rendered)
 * - of a component: its virtual node `__v` (0 once it is gone), namespace `__n`, hooks `__H`, effects to run
 *   `__h`; in `__g`: 8 is to be rendered, 2 has caught an error, 1 renders what stands in for what threw
 * - of the options `n`: what begins a component's hooks `__r`, what cleans a hook up `__c`, what finds the boundary for
 *   an error `__e`
 */
import type { Cut } from '../trim'

const virtualNodes: Cut[] = [
  {
    from: 'function k(',
    upTo: 'function b(',
    put: `function k(type,attributes,...children){
      var key,ref,name,props={children:children.length>1?children:children[0]};
      for(name in attributes)
        "key"==name?key=attributes[name]:"ref"==name?ref=attributes[name]:props[name]=attributes[name];
      return m(type,props,key,ref)}`,
  },
  {
    from: 'function m(',
    upTo: 'function M(',
    put: `function m(type,props,key,ref){return{type,props,key,ref,__b:0,__:0,__i:0,__k:0,__e:0,__c:0}}`,
  },
  { from: 'this.props=n,this.context=t,this.__g=0', put: 'this.props=n,this.__h=[],this.__H=[]' },
]

/** Components whose state has changed are rendered in the next microtask, parents first while none of them is gone. */
const updates: Cut[] = [
  {
    from: 'x.prototype.setState=',
    upTo: 'u=[],f=0,',
    put: `x.prototype.setState=function(change){
      this.state={...this.state,...change};
      8&this.__g||(this.__g|=8,1==u.push(this)&&queueMicrotask(H))},`,
  },
  {
    from: 'function S(',
    upTo: 'function I(',
    put: `function H(){
      var component;
      try{
        while(component=u.sort(function(a,b){return a.__v.__b-b.__v.__b}).shift())
          8&component.__g&&component.__v&&C(component)
      }finally{u.length&&queueMicrotask(H)}}
    function C(component){
      var before=component.__v,node={...before},changed=[],moved=z(node,before,component.__n,changed);
      node.__.__k[node.__i]=node;
      while("function"==typeof node.type)node=node.__;
      moved&&A(node);
      E(changed)}`,
  },
]

/**
 * Children take over from those before them by key, or else by place; then the nodes that are left over go. The others
 * are put in order where one is new or has moved, and only there: a browser that translates the page has put nodes of
 * its own in the place of texts.
 */
const children: Cut[] = [
  {
    from: 'function I(',
    upTo: 'function O(',
    put: `function I(children,parent,before,namespace,changed){
      var moved,old=[...before.__k||y];
      parent.__k=(w(children)?children:[children]).map(function(child,place){
        if(null==child||"boolean"==typeof child)return;
        child="object"!=typeof child?m(null,child):
          w(child)?m($,{children:child}):
          child.__b?m(child.type,child.props,child.key,child.ref):
          child;
        function fits(other){return other&&child.key==other.key&&child.type==other.type}
        var index=fits(old[place])?place:null==child.key?-1:old.findIndex(fits),previous=old[index]||p;
        old[index]=0;
        child.__=parent;
        child.__b=parent.__b+1;
        child.__i=place;
        moved|=z(child,previous,namespace,changed)|index!=place;
        child.ref&&(child.ref.current=child.__e);
        return child});
      old.some(function(child){child&&J(child)});
      return moved}
    function A(parent){
      var next=parent.__e.firstChild;
      function place(child){
        child&&("function"==typeof child.type?child.__k.some(place):
          child.__e==next?next=next.nextSibling:
          parent.__e.insertBefore(child.__e,next))}
      parent.__k.some(place)}`,
  },
  {
    from: 'function J(',
    upTo: 'function K(',
    put: `function J(node,isWithin){
      var component=node.__c;
      component&&(component.__v=0,component.__H.some(n.__c));
      node.ref&&node.ref.current==node.__e&&(node.ref.current=null);
      node.__k&&node.__k.some(function(child){child&&J(child,isWithin||node.__e)});
      isWithin||node.__e&&node.__e.remove()}`,
  },
]

const components: Cut[] = [
  {
    from: 'function z(',
    upTo: 'function B(',
    put: `function z(node,before,namespace,changed){
      var component=node.__c=before.__c,type=node.type,length=changed.length;
      if("function"==typeof type)try{
        if(component)2&component.__g&&(component.__g|=1);
        else(component=node.__c=new(type.prototype&&type.prototype.render?type:x)(node.props)).render||(component.render=type);
        component.__v=node;
        if(node.props==before.props&&!(8&component.__g))
          return(node.__k=before.__k).some(function(child){child&&(child.__=node)});
        component.props=node.props;
        component.__n=namespace;
        component.__g&=-9;
        n.__r(component);
        var moved=I(component.render(node.props),node,before,namespace,changed);
        component.__h.length&&changed.push(component);
        1&component.__g&&(component.__g&=-4);
        return moved
      }catch(error){
        changed.length=length;
        node.__k||(node.__k=before.__k||[]);
        n.__e(error,node)
      }else F(node,before,namespace,changed)}`,
  },
  {
    from: 'function E(',
    upTo: 'function F(',
    put: `function E(changed){
      changed.some(function(component){
        var effects=component.__h;
        component.__h=[];
        try{
          effects.some(n.__c);
          effects.some(function(effect){effect.__c=effect.__()})
        }catch(error){n.__e(error,component.__v)}})}`,
  },
  {
    from: 'n={__e:function(',
    upTo: 'x.prototype.setState=',
    put: `n={__e:function(error,node){
      for(var component;node=node.__;)if((component=node.__c)&&component.componentDidCatch&&!(1&component.__g))try{
        component.setState(component.constructor.getDerivedStateFromError(error));
        component.componentDidCatch(error);
        component.__g|=2;
        return
      }catch(another){error=another}
      throw error}},`,
  },
]

/**
 * What an element can do beyond the HTML and SVG of this app: `dangerouslySetInnerHTML`, `template`, `is`,
 * `foreignObject`, MathML, an input's `value`, `defaultValue`, `htmlFor`, events that are captured, that have no
 * `on…` of their own, or whose handler a parent gets while they bubble. An attribute is set as one, `checked` also
 * as a property, a handler as the element's `on…`, and a style is written anew at every rendering.
 */
const elements: Cut[] = [
  {
    from: 'function N(',
    upTo: 'function z(',
    put: `function N(element,name,value){
      if("style"==name)for(name in element.style.cssText="",value)element.style[name]=value[name];
      else if("on"==name.slice(0,2))element[name.toLowerCase()]=value;
      else name=name.replace(/sName$/,"s"),
        null==value||!1===value&&"-"!=name[4]?element.removeAttribute(name):element.setAttribute(name,value)}`,
  },
  {
    from: 'function F(',
    upTo: 'function G(',
    put: `function F(node,before,namespace,changed){
      var name,element=node.__e=before.__e,old=before.props||p,props=node.props,type=node.type;
      if(type){
        "svg"==type&&(namespace="http://www.w3.org/2000/svg");
        element||(element=node.__e=document.createElementNS(namespace,type));
        for(name in old)name in props||N(element,name);
        for(name in props)"children"==name||old[name]===props[name]||N(element,name,props[name]);
        I(props.children,node,before,namespace,changed)&&A(node);
        null!=props.checked&&(element.checked=props.checked)
      }else if(!element)node.__e=document.createTextNode(props);
      else old===props||(element.data=props)}`,
  },
  {
    from: 'function Q(',
    upTo: 'function R(',
    put: `function Q(child,element){
      var root=m("",{}),changed=[];
      element.textContent="";
      root.__e=element;
      I(child,root,p,element.namespaceURI,changed);
      A(root);
      E(changed)}`,
  },
]

// Those that stand in for what others look for come last.
export const preactCuts: Cut[] = [...virtualNodes, ...elements, ...components, ...children, ...updates]
